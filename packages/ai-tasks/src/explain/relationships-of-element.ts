import { compareCodeUnits, type Model } from "@plumbline/model-core";
import { EXPLAIN_LIMITS } from "../limits.js";

/**
 * The IDs of the relationships that say what an element depends on, and after them of those that say what depends on it,
 * each in the order of IDs; the first so many (docs/reference/ai.md#explanations).
 */
export function relationshipsOfElement(model: Model, elementId: string): readonly string[] {
  const from = model.relationships.filter(({ fromId }) => fromId === elementId);
  const to = model.relationships.filter(({ fromId, toId }) => toId === elementId && fromId !== elementId);
  return [from, to]
    .flatMap((some) => some.map(({ id }) => id).toSorted(compareCodeUnits))
    .slice(0, EXPLAIN_LIMITS.relationships);
}
