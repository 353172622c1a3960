import { oneOfIn, textIn } from "../../design/search-values.js";

/** What the address says of this screen after `?`. */
export interface DecisionSearch {
  /** Whether the form stands in place of the text. */
  readonly mode?: "edit" | undefined;
  /** Of a new decision: what it affects, a finding that it settles, what it takes the place of, the question it is for. */
  readonly affects?: string | undefined;
  readonly rule?: string | undefined;
  readonly subject?: string | undefined;
  readonly supersedes?: string | undefined;
  readonly question?: string | undefined;
}

export function readDecisionSearch(search: Readonly<Record<string, unknown>>): DecisionSearch {
  return {
    mode: oneOfIn(search, "mode", ["edit"]),
    affects: textIn(search, "affects"),
    rule: textIn(search, "rule"),
    subject: textIn(search, "subject"),
    supersedes: textIn(search, "supersedes"),
    question: textIn(search, "question"),
  };
}
