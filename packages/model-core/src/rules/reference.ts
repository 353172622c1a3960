import type { SentMessage } from "../facts/message.js";
import type { Issue } from "../issue.js";
import { FACT_LIMITS } from "../limits.js";
import { pathOfIndex } from "../value-path.js";
import type { ModelLookup } from "./model-lookup.js";
import type { FieldsOf, Rule } from "./rule.js";

const TARGETS = {
  elements: "must name an element of the model",
  channels: "must name a channel of the model",
  schemas: "must name a schema of the document or of the project",
} as const satisfies Partial<Record<keyof ModelLookup, string>>;

/**
 * A reference names something that is in the model; null names nothing
 * (docs/reference/model.md#references-between-facts).
 */
export function reference<Fact>(
  field: FieldsOf<Fact, string | null>,
  target: keyof typeof TARGETS,
): Rule<Fact> {
  return (fact, model) => {
    const id: unknown = fact[field];
    return typeof id !== "string" || model[target].has(id) ? null : { field, message: TARGETS[target] };
  };
}

/**
 * Each consumer of a message is an element in the model (docs/reference/model.md#messages); of many that are
 * not, the first are named.
 */
export function consumersAreElements({ consumerIds }: SentMessage, model: ModelLookup): readonly Issue[] {
  return consumerIds
    .flatMap((id, index) =>
      model.elements.has(id) ? [] : [{ field: pathOfIndex("consumerIds", index), message: TARGETS.elements }],
    )
    .slice(0, FACT_LIMITS.consumerIssues);
}
