import { isLongerThan } from "../text-rules.js";
import type { FieldsOf, Rule } from "./rule.js";

/** A text has at most so many characters. */
export function textAtMost<Fact>(field: FieldsOf<Fact, string | null>, limit: number): Rule<Fact> {
  const message = `must have at most ${limit} characters`;
  return (fact) => {
    const text: unknown = fact[field];
    return typeof text === "string" && isLongerThan(text, limit) ? { field, message } : null;
  };
}
