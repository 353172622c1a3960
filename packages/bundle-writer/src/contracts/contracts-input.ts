import type { Model } from "@plumbline/model-core";
import type { ScenarioDocument, ScenarioIssue } from "@plumbline/playback-engine";

/** A stored scenario, playable or not. */
export interface ContractScenario {
  readonly id: string;
  readonly document: ScenarioDocument;
  /** What its check against the model found (`validateScenario`). */
  readonly issues: readonly ScenarioIssue[];
}

/** What the contract files of a bundle are a function of. The order of its lists does not matter. */
export interface ContractsInput {
  readonly projectName: string;
  /** With the schemas of the project. */
  readonly model: Model;
  readonly scenarios: readonly ContractScenario[];
}
