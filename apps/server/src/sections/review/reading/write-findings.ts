import {
  type AnsweredFinding,
  type FindingFilter,
  filterFindings,
  findingsAsMarkdown,
  findingsAsSarif,
} from "@plumbline/review-rules";
import type { AnsweredState } from "./answered-state.js";

export const FINDINGS_FORMATS = ["json", "sarif", "markdown"] as const;
export type FindingsFormat = (typeof FINDINGS_FORMATS)[number];

/** Which findings are shown, and how. */
export interface ShownAs {
  readonly filter: FindingFilter;
  readonly format: FindingsFormat;
  /** Without cites. */
  readonly isSummary: boolean;
}

/** The text that a state is answered with (docs/reference/review.md#findings); filters touch neither counts nor hash. */
export function writeFindings(state: AnsweredState, { filter, format, isSummary }: ShownAs): string {
  const findings = filterFindings(state.findings, filter);
  switch (format) {
    case "sarif":
      return JSON.stringify(findingsAsSarif(findings));
    case "markdown":
      return findingsAsMarkdown({ ...state, findings });
    case "json":
      return JSON.stringify(findingsRecord({ ...state, findings }, isSummary));
  }
}

function findingsRecord({ outcome: _, ...state }: AnsweredState, isSummary: boolean): object {
  return { ...state, findings: isSummary ? state.findings.map(withoutCites) : state.findings };
}

function withoutCites({ cites: _, ...finding }: AnsweredFinding): object {
  return finding;
}
