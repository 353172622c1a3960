import type { Schemas } from "@plumbline/api-client";
import { oneOfIn, textIn } from "../../design/search-values.js";

type Finding = Schemas["FindingResponse"];

export const CATEGORIES = [
  "resilience",
  "contracts",
  "truth",
  "overengineering",
] as const satisfies readonly Finding["category"][];
export const RESULTS = [
  "concern",
  "unknown",
  "verified",
  "not-applicable",
] as const satisfies readonly Finding["result"][];
export const SEVERITIES = ["blocking", "warning", "note"] as const satisfies readonly Finding["severity"][];
/** What waits for somebody; what was answered and counts; what was answered when it was another finding. */
export const ANSWER_STATES = ["waiting", "answered", "again", "any"] as const;
export const GROUPINGS = ["rule", "part", "severity"] as const;
export const REVIEW_TABS = ["findings", "answers", "snapshots", "critiques"] as const;

export type AnswerState = (typeof ANSWER_STATES)[number];
export type Grouping = (typeof GROUPINGS)[number];
export type ReviewTab = (typeof REVIEW_TABS)[number];

/** What the address says of this screen after `?`; filters have the names that the API gives them. */
export interface ReviewSearch {
  readonly tab?: ReviewTab | undefined;
  readonly rule?: string | undefined;
  readonly category?: Finding["category"] | undefined;
  readonly result?: Finding["result"] | undefined;
  readonly severity?: Finding["severity"] | undefined;
  readonly subjectId?: string | undefined;
  readonly answer?: AnswerState | undefined;
  readonly q?: string | undefined;
  readonly by?: Grouping | undefined;
  /** The finding that is looked at: its rule and its subject. */
  readonly at?: string | undefined;
  readonly branchId?: string | undefined;
  readonly revisionId?: string | undefined;
  /** The snapshot whose changes are shown. */
  readonly since?: string | undefined;
}

export function readReviewSearch(search: Readonly<Record<string, unknown>>): ReviewSearch {
  return {
    tab: oneOfIn(search, "tab", REVIEW_TABS),
    rule: textIn(search, "rule"),
    category: oneOfIn(search, "category", CATEGORIES),
    result: oneOfIn(search, "result", RESULTS),
    severity: oneOfIn(search, "severity", SEVERITIES),
    subjectId: textIn(search, "subjectId"),
    answer: oneOfIn(search, "answer", ANSWER_STATES),
    q: textIn(search, "q"),
    by: oneOfIn(search, "by", GROUPINGS),
    at: textIn(search, "at"),
    branchId: textIn(search, "branchId"),
    revisionId: textIn(search, "revisionId"),
    since: textIn(search, "since"),
  };
}
