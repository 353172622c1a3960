import type { FieldsOf, Rule } from "./rule.js";

/** A label is one of its set (spec 1, sections 2.2 to 2.7). */
export function labelInSet<Fact>(field: FieldsOf<Fact, string>, labels: readonly string[]): Rule<Fact> {
  const allowed = new Set<unknown>(labels);
  const message = `must be one of ${labels.join(", ")}`;
  return (fact) => (allowed.has(fact[field]) ? null : { field, message });
}
