import type { JsonOddity, ModelIndex } from "@plumbline/model-core";
import type { AssertionDocument, FaultDocument } from "../document/faults-and-assertions.js";
import type { PayloadFacts } from "../document/payload-facts.js";
import type { ScenarioDocument } from "../document/scenario-document.js";
import type { ListPlace, ScenarioOutline, StepPlace } from "../document/scenario-outline.js";
import type { ReachIndex } from "../model/reach-index.js";
import type { IssueCode } from "../result/run-result.js";
import type { PayloadVerdicts } from "../schemas/payload-verdicts.js";

/** What checks look at. */
export interface CheckContext {
  readonly document: ScenarioDocument;
  readonly outline: ScenarioOutline;
  readonly oddities: readonly JsonOddity[];
  readonly index: ModelIndex;
  readonly reach: ReachIndex;
  readonly payloads: PayloadFacts;
  readonly verdicts: PayloadVerdicts;
  /** The place of the first fault on each target. */
  readonly firstFaultOn: ReadonlyMap<string, number>;
  /** The place of the first assertion of each ID. */
  readonly firstAssertionOf: ReadonlyMap<string, number>;
}

/** An entry of `faults` or `assertions` with its place. */
export interface EntryPlace<Entry> {
  readonly entry: Entry | null;
  readonly position: number;
}

/** The messages of what a check finds wrong; none when all is well. */
export type Findings = readonly string[];

/**
 * One code of docs/reference/scenarios.md#issues: what it looks for in a scenario as a whole, in each list of
 * steps, each step, each fault and each assertion.
 */
export interface Check {
  readonly code: IssueCode;
  readonly scenario?: (context: CheckContext) => Findings;
  readonly list?: (place: ListPlace, context: CheckContext) => Findings;
  readonly step?: (place: StepPlace, context: CheckContext) => Findings;
  readonly fault?: (place: EntryPlace<FaultDocument>, context: CheckContext) => Findings;
  readonly assertion?: (place: EntryPlace<AssertionDocument>, context: CheckContext) => Findings;
}
