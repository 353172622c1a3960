import type { Model } from "@plumbline/model-core";
import type { ScenarioDocument, ScenarioIssue } from "@plumbline/playback-engine";
import type { EvidenceStatus, StoredPromise } from "@plumbline/promise-core";

/** A stored scenario, playable or not. */
export interface ReviewedScenario {
  readonly id: string;
  readonly document: ScenarioDocument;
  /** What its check against the model found (`validateScenario`). */
  readonly issues: readonly ScenarioIssue[];
}

export interface ReviewedPromise {
  readonly promise: StoredPromise;
  /** Of the revision in force, in this state; null when none is. */
  readonly status: EvidenceStatus | null;
}

/** What a review is a function of. The order of its lists does not matter. */
export interface ReviewedState {
  /** With the schemas of the project. */
  readonly model: Model;
  readonly scenarios: readonly ReviewedScenario[];
  readonly promises: readonly ReviewedPromise[];
}
