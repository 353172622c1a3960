import {
  type AnsweredFinding,
  type FindingFilter,
  filterFindings,
  findingsAsMarkdown,
  findingsAsSarif,
} from "@plumbline/review-rules";
import type { AnsweredReview } from "./answered-state.js";

export const FINDINGS_FORMATS = ["json", "sarif", "markdown"] as const;
export type FindingsFormat = (typeof FINDINGS_FORMATS)[number];

/** Which findings are shown, and how. */
export interface ShownAs {
  readonly filter: FindingFilter;
  readonly format: FindingsFormat;
  /** Without cites. */
  readonly isSummary: boolean;
}

/** The text that a review is answered with (docs/reference/review.md#findings); filters touch neither counts nor hash. */
export function writeFindings(review: AnsweredReview, { filter, format, isSummary }: ShownAs): string {
  const findings = filterFindings(review.findings, filter);
  switch (format) {
    case "sarif":
      return JSON.stringify(findingsAsSarif(findings));
    case "markdown":
      return findingsAsMarkdown({ ...review, findings });
    case "json":
      return JSON.stringify({ ...review, findings: isSummary ? findings.map(withoutCites) : findings });
  }
}

function withoutCites({ cites: _, ...finding }: AnsweredFinding): object {
  return finding;
}
