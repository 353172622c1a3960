import { Component, inject, input, resource } from "@angular/core";
import { dataOf } from "@plumbline/api-client";
import { PLUMBLINE_CLIENT } from "./plumbline-client.js";
import { SentencesComponent } from "./sentences.component.js";

/** The elements of a model. Asked again, an unchanged model is not sent again: the client holds it by its entity tag. */
@Component({
  selector: "plumbline-model",
  imports: [SentencesComponent],
  template: `
    @if (model.error(); as failure) {
      <plumbline-sentences [failure]="failure" />
    } @else if (model.hasValue()) {
      <h2>{{ model.value().project.name }}</h2>
      <button type="button" (click)="model.reload()">Refresh</button>
      <ul>
        @for (element of model.value().elements; track element.id) {
          <li>{{ element.name }} ({{ element.kind }})</li>
        }
      </ul>
    } @else {
      <p>Loading …</p>
    }
  `,
})
export class ModelComponent {
  readonly projectId = input.required<string>();
  private readonly client = inject(PLUMBLINE_CLIENT);
  protected readonly model = resource({
    params: () => ({ projectId: this.projectId() }),
    loader: ({ params, abortSignal }) =>
      dataOf(
        this.client.GET("/api/projects/{projectId}/export", {
          params: { path: params },
          signal: abortSignal,
        }),
      ),
  });
}
