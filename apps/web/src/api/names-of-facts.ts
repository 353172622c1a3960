import { factNames } from "./fact-names.js";
import type { ModelLists } from "./model-query.js";

/** What the facts of models are called, by their IDs; of a fact in several the first model tells. */
export function namesOfFacts(...models: readonly (ModelLists | undefined)[]): ReadonlyMap<string, string> {
  const names = models.flatMap((model) => (model === undefined ? [] : factNames(model))).toReversed();
  return new Map(names.map(({ id, name }) => [id, name]));
}
