import type { ModelLists } from "./model-query.js";

/** Names of the facts of models by their IDs; those without a name are left out. The first model that has one tells. */
export function namesOfFacts(...models: readonly (ModelLists | undefined)[]): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const model of models) {
    for (const { id, name } of model === undefined ? [] : named(model)) {
      if (!names.has(id)) {
        names.set(id, name);
      }
    }
  }
  return names;
}

function named({ elements, messages, channels, operations, schemas }: ModelLists) {
  return [...elements, ...messages, ...channels, ...operations, ...schemas];
}
