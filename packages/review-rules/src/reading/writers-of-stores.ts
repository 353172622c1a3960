import { compareCodeUnits, isBlank } from "@plumbline/model-core";
import type { WriteDocument } from "@plumbline/playback-engine";
import { oncePerReview } from "../state/review-context.js";
import { held } from "./held.js";
import { outlinedScenarios, stepsOf } from "./scenario-steps.js";

/** A dataset of a store with the IDs of the elements that write it, in order; that of one left out is empty. */
export interface WrittenDataset {
  readonly dataset: string;
  readonly writerIds: readonly string[];
}

/**
 * By store: the datasets that write steps of any scenario name, in order. A write that names no store or no dataset
 * is not read.
 */
export const writersOfStores = oncePerReview((context): ReadonlyMap<string, readonly WrittenDataset[]> => {
  const stores = new Map<string, Map<string, Set<string>>>();
  for (const step of outlinedScenarios(context).flatMap(stepsOf)) {
    if (step.type === "write") {
      note(stores, step);
    }
  }
  return new Map([...stores].map(([id, datasets]) => [id, inOrder(datasets)]));
});

function note(stores: Map<string, Map<string, Set<string>>>, { store, dataset, by }: WriteDocument): void {
  const name = dataset ?? "";
  if (typeof store === "string" && !isBlank(name)) {
    const datasets = held(stores, store, () => new Map<string, Set<string>>());
    held(datasets, name, () => new Set<string>()).add(by ?? "");
  }
}

function inOrder(datasets: ReadonlyMap<string, ReadonlySet<string>>): readonly WrittenDataset[] {
  return [...datasets]
    .toSorted(([left], [right]) => compareCodeUnits(left, right))
    .map(([dataset, writers]) => ({ dataset, writerIds: [...writers].toSorted(compareCodeUnits) }));
}
