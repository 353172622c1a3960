import type { SentBinding } from "../document/sent-facts.js";
import type { Issue } from "../issue.js";
import { isBlank } from "../text-rules.js";
import { type ModelLookup, routeOf } from "./model-lookup.js";

/** A routing key is not blank (spec 1, section 2.7). */
export function routingKeyIsNotBlank({ routingKey }: SentBinding): Issue | null {
  return routingKey !== null && isBlank(routingKey)
    ? { field: "routingKey", message: "must not be blank" }
    : null;
}

/** One source, one target and one routing key name one binding (2.7). */
export function bindingIsUnique(binding: SentBinding, model: ModelLookup): Issue | null {
  const other = model.routes.get(routeOf(binding));
  return other === undefined || other === binding.id
    ? null
    : { field: "routingKey", message: `repeats the source, target and routing key of binding ${other}` };
}
