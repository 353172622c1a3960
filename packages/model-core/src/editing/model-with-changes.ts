import { FACT_KINDS, LIST_OF_KIND, type Model } from "../facts/model.js";
import type { PlannedChanges } from "./change-plan.js";

/** A model as it is once planned changes are made. */
export function modelWithChanges(model: Model, changes: PlannedChanges): Model {
  const lists = FACT_KINDS.map((kind) => {
    const list = LIST_OF_KIND[kind];
    const { added, changed, removed } = changes[list];
    const gone = new Set<string>([...changed, ...removed].map(({ id }) => id));
    return [list, [...model[list].filter(({ id }) => !gone.has(id)), ...changed, ...added]];
  });
  return Object.fromEntries(lists) as unknown as Model;
}
