import type { SentBinding } from "../facts/binding.js";
import type { Issue } from "../issue.js";
import { type ModelLookup, routeOf } from "./model-lookup.js";

/** One source, one target and one routing key name one binding (docs/reference/model.md#bindings). */
export function bindingIsUnique(binding: SentBinding, model: ModelLookup): Issue | null {
  const other = model.routes.get(routeOf(binding));
  return other === undefined || other === binding.id
    ? null
    : { field: "routingKey", message: `repeats the source, target and routing key of binding ${other}` };
}
