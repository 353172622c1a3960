import type { Model } from "@plumbline/model-core";
import type { RunResult, ScenarioDocument } from "@plumbline/playback-engine";
import type { ScenarioCheck } from "../records/recipe.js";
import type { ModelOfRun, Outcome } from "../records/run.js";

/** A scenario as it is stored at one of its versions. */
export interface ScenarioVersion {
  readonly version: number;
  readonly document: ScenarioDocument;
}

/** A check with everything that it reads. */
export interface CheckState {
  readonly check: ScenarioCheck;
  /** Null when the project has it no more. */
  readonly scenario: ScenarioVersion | null;
  readonly model: Model;
  readonly modelRevision: ModelOfRun;
}

/** Why a check cannot be played (docs/reference/promises-evidence.md#results-of-checks). */
export interface CheckRefusal {
  readonly code: "scenario-missing" | "target-faulted-already";
  readonly message: string;
}

/** What came of a check, and the hash of the trace that shows it; null when nothing was played. */
export interface CheckedOutcome {
  readonly outcome: Outcome;
  readonly traceHash: RunResult["hash"] | null;
}
