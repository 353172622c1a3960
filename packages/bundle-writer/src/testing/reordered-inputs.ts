import { LIST_OF_KIND, type Model } from "@plumbline/model-core";
import type { PinnedInputs } from "../design/pinned-inputs.js";

/** Puts a list in another order. */
export type Reorder = <Entry>(list: readonly Entry[]) => readonly Entry[];

/** The same inputs with every list in another order, the other way round if nothing else is said. */
export function reorderedInputs(
  { pinned, model, scenarios, promises, decisions, links }: PinnedInputs,
  reorder: Reorder = (list) => list.toReversed(),
): PinnedInputs {
  const lists = Object.values(LIST_OF_KIND).map((list) => [list, reorder<unknown>(model[list])]);
  const pins = Object.entries(pinned).map(([key, value]) => [
    key,
    Array.isArray(value) ? reorder<unknown>(value) : value,
  ]);
  return {
    pinned: Object.fromEntries(pins) as PinnedInputs["pinned"],
    model: Object.fromEntries(lists) as Model,
    scenarios: reorder(scenarios),
    promises: reorder(promises).map(({ promise, runs }) => ({ promise, runs: reorder(runs) })),
    decisions: reorder(decisions),
    links: new Set(reorder([...links])),
  };
}
