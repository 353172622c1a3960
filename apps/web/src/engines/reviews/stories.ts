import type { PromiseContent, PromiseState } from "@plumbline/promise-core";

/** A scenario as it is saved. */
export interface ScenarioToReview {
  readonly id: string;
  readonly text: string;
}

/** What of a promise the rules read that ask for no evidence. */
export interface PromiseToReview {
  readonly id: string;
  readonly requirementId: string;
  readonly state: PromiseState;
  /** Of the revision in force; null of a draft and of what is retired. */
  readonly links: PromiseContent["links"] | null;
}

/** What a review reads beside the model. */
export interface Stories {
  /** Another reading of them has another one. */
  readonly key: string;
  readonly scenarios: readonly ScenarioToReview[];
  readonly promises: readonly PromiseToReview[];
}
