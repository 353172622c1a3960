import type { ReviewedState } from "../../state/reviewed-state.js";
import type { NaiveFinding } from "./naive-finding.js";

/**
 * "REL-003: operation." "Never" a concern, "never" verified, unknown with "more than one attempt; not-applicable when no
 * retry". "Warning."
 */
export function rel003({ model }: ReviewedState): readonly NaiveFinding[] {
  return model.operations.map(({ id, retry }) => ({
    ruleId: "REL-003",
    subjectKind: "operation",
    subjectId: id,
    result: (retry?.maxAttempts ?? 1) > 1 ? "unknown" : "not-applicable",
    severity: "warning",
  }));
}
