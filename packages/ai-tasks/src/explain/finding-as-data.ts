import type { JsonValue } from "@plumbline/model-core";
import type { Finding } from "@plumbline/review-rules";

/** A finding of the review as it is told: its words, and what it rests on by IDs, which become aliases. */
export function findingAsData({ ruleId, subjectId, result, severity, reason, cites }: Finding): JsonValue {
  return { ruleId, subject: subjectId, result, severity, reason, cites: cites.map(({ id }) => id) };
}
