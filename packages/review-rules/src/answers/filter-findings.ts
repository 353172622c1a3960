import type { AnsweredFinding } from "../records/answer.js";
import type { Category, ResultWord, Severity } from "../records/finding-words.js";

/** Which findings a list shows; what is null shows all. */
export interface FindingFilter {
  readonly ruleId: string | null;
  readonly category: Category | null;
  readonly result: ResultWord | null;
  readonly severity: Severity | null;
  readonly subjectId: string | null;
}

const FIELDS = ["ruleId", "category", "result", "severity", "subjectId"] as const;

/** Those that meet every filter, in their order. */
export function filterFindings(
  findings: readonly AnsweredFinding[],
  filter: FindingFilter,
): readonly AnsweredFinding[] {
  const wanted = FIELDS.filter((field) => filter[field] !== null);
  return findings.filter((finding) => wanted.every((field) => finding[field] === filter[field]));
}
