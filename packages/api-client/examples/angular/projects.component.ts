import { Component, effect, inject, input, signal } from "@angular/core";
import { pages, type Schemas } from "@plumbline/api-client";
import { PLUMBLINE_CLIENT } from "./plumbline-client.js";
import { SentencesComponent } from "./sentences.component.js";

const STEP = 50;

/** The projects of a workspace: 50 at a time, the next page asked for when its first entry is. */
@Component({
  selector: "plumbline-projects",
  imports: [SentencesComponent],
  template: `
    <ul>
      @for (project of projects(); track project.id) {
        <li><a [href]="'/projects/' + project.id">{{ project.name }}</a> {{ project.description }}</li>
      }
    </ul>
    @if (failure(); as failure) {
      <plumbline-sentences [failure]="failure" />
    }
    @if (!isWhole()) {
      <button type="button" (click)="more()">Show more</button>
    }
  `,
})
export class ProjectsComponent {
  readonly workspaceId = input.required<string>();
  protected readonly projects = signal<readonly Schemas["ProjectResponse"][]>([]);
  protected readonly isWhole = signal(false);
  protected readonly failure = signal<unknown>(null);
  private readonly client = inject(PLUMBLINE_CLIENT);
  private entries: AsyncGenerator<Schemas["ProjectResponse"]> | null = null;

  constructor() {
    effect((onCleanup) => {
      const leaving = new AbortController();
      onCleanup(() => leaving.abort());
      this.begin(this.workspaceId(), leaving.signal);
    });
  }

  protected async more(): Promise<void> {
    const { entries } = this;
    try {
      for (let count = 0; count < STEP && entries === this.entries && entries !== null; count += 1) {
        const { done, value } = await entries.next();
        if (entries !== this.entries) {
          return;
        }
        if (done) {
          return this.isWhole.set(true);
        }
        this.projects.update((before) => [...before, value]);
      }
    } catch (error) {
      if (entries === this.entries) {
        this.failure.set(error);
      }
    }
  }

  private begin(workspaceId: string, signal: AbortSignal): void {
    const init = { params: { path: { workspaceId } }, signal };
    this.entries = pages(this.client, "/api/workspaces/{workspaceId}/projects", init);
    this.projects.set([]);
    this.isWhole.set(false);
    this.failure.set(null);
    void this.more();
  }
}
