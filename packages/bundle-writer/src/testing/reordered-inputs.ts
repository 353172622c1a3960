import { LIST_OF_KIND, type Model } from "@plumbline/model-core";
import type { PinnedInputs } from "../design/pinned-inputs.js";

/** The same inputs with every list the other way round. */
export function reorderedInputs({
  pinned,
  model,
  scenarios,
  promises,
  decisions,
}: PinnedInputs): PinnedInputs {
  const lists = Object.values(LIST_OF_KIND).map((list) => [list, model[list].toReversed()]);
  const pins = Object.entries(pinned).map(([key, value]) => [
    key,
    Array.isArray(value) ? value.toReversed() : value,
  ]);
  return {
    pinned: Object.fromEntries(pins) as PinnedInputs["pinned"],
    model: Object.fromEntries(lists) as Model,
    scenarios: scenarios.toReversed(),
    promises: promises.toReversed().map(({ promise, runs }) => ({ promise, runs: runs.toReversed() })),
    decisions: decisions.toReversed(),
  };
}
