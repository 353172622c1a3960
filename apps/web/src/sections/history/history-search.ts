import { oneOfIn, textIn } from "../../design/search-values.js";

export const HISTORY_VIEWS = ["versions", "revisions", "branches", "compare"] as const;
export type HistoryView = (typeof HISTORY_VIEWS)[number];

export const BRANCH_STATES = ["open", "merged", "discarded"] as const;
export const SHOWN_AS = ["list", "canvas"] as const;
export const CHANGES = ["added", "changed", "removed"] as const;

/** What the address says of this screen after `?`. */
export interface HistorySearch {
  readonly view?: HistoryView | undefined;
  /** The sides that are compared, as the service takes them: `main`, `main@<version>`, a revision or a branch. */
  readonly left?: string | undefined;
  readonly right?: string | undefined;
  /** The branch that is looked at, and which branches are listed. */
  readonly branch?: string | undefined;
  readonly state?: (typeof BRANCH_STATES)[number] | undefined;
  /** What of a comparison is shown. */
  readonly change?: (typeof CHANGES)[number] | undefined;
  /** Whether differences are a list or a picture. */
  readonly as?: (typeof SHOWN_AS)[number] | undefined;
  readonly q?: string | undefined;
}

export function readHistorySearch(search: Readonly<Record<string, unknown>>): HistorySearch {
  return {
    view: oneOfIn(search, "view", HISTORY_VIEWS),
    left: textIn(search, "left"),
    right: textIn(search, "right"),
    branch: textIn(search, "branch"),
    state: oneOfIn(search, "state", BRANCH_STATES),
    change: oneOfIn(search, "change", CHANGES),
    as: oneOfIn(search, "as", SHOWN_AS),
    q: textIn(search, "q"),
  };
}
