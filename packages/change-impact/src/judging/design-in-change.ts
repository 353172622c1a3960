import { indexModel, type ModelIndex } from "@plumbline/model-core";
import { compareSnapshots, type SourceComparison } from "../comparing/compare-snapshots.js";
import type { ImpactInput } from "../records/impact-input.js";
import type { Cause } from "./cause.js";
import { touchedElements } from "./touched-elements.js";
import { touchedFacts } from "./touched-facts.js";

/** A design, and what a change touches of its model; causes by IDs. */
export interface DesignInChange {
  readonly input: ImpactInput;
  readonly comparison: SourceComparison;
  readonly index: ModelIndex;
  /** Linked with what changed in the source. */
  readonly facts: ReadonlyMap<string, readonly Cause[]>;
  readonly elements: ReadonlyMap<string, readonly Cause[]>;
}

/** Looks at a change once for everything that is asked of it. */
export function designInChange(input: ImpactInput): DesignInChange {
  const comparison = compareSnapshots(input);
  const index = indexModel(input.model);
  const facts = touchedFacts(input, comparison);
  return { input, comparison, index, facts, elements: touchedElements(input, { comparison, index, facts }) };
}
