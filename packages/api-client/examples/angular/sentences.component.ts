import { Component, computed, input } from "@angular/core";
import { sentencesOf } from "@plumbline/api-client";

/** What went wrong, as the service says it. */
@Component({
  selector: "plumbline-sentences",
  template: `
    <div role="alert">
      @for (sentence of sentences(); track $index) {
        <p>{{ sentence }}</p>
      }
    </div>
  `,
})
export class SentencesComponent {
  readonly failure = input.required<unknown>();
  readonly sentences = computed(() => this.sentencesOf(this.failure()));

  /** Resources wrap what is no Error; ours are. */
  private sentencesOf(failure: unknown): readonly string[] {
    return sentencesOf(failure) ?? ["Something went wrong in this page."];
  }
}
