import type { StoredDecision } from "@plumbline/decision-core";
import type { Guid, JsonOddity, Model } from "@plumbline/model-core";
import type { ScenarioDocument } from "@plumbline/playback-engine";
import type { StoredPromise, VerificationRun } from "@plumbline/promise-core";
import type { PinnedState } from "../manifest/pinned-state.js";

/** A scenario at its pinned version. */
export interface PinnedScenario {
  readonly id: Guid;
  readonly version: number;
  readonly document: ScenarioDocument;
  /** What the reader of the document found odd in its text. */
  readonly oddities: readonly JsonOddity[];
}

/** A promise at its pinned version, with its runs that are pinned. */
export interface PinnedPromise {
  readonly promise: StoredPromise;
  readonly runs: readonly VerificationRun[];
}

/** A pinned state and all that it names. The order of its lists does not matter. */
export interface PinnedInputs {
  readonly pinned: PinnedState;
  /** With the schemas that are pinned. */
  readonly model: Model;
  readonly scenarios: readonly PinnedScenario[];
  readonly promises: readonly PinnedPromise[];
  /** Whatever their state. */
  readonly decisions: readonly StoredDecision[];
  /** The IDs of the links of services that hold, of those at least that pinned runs name. */
  readonly links: ReadonlySet<string>;
}
