import type { FactKind } from "../facts/model.js";
import type { Issue } from "../issue.js";
import type { ModelLookup } from "./model-lookup.js";

/** The ID of a fact names one thing, whatever its kind. */
export function idNamesOneThing(kind: FactKind, id: string, model: Pick<ModelLookup, "kinds">): Issue | null {
  const other = model.kinds.get(id);
  return other === undefined || other === kind
    ? null
    : { field: "id", message: `is the ID of a thing of kind ${other}` };
}
