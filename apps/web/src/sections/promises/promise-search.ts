import { numberIn, oneOfIn, textIn } from "../../design/search-values.js";

export const PROMISE_TABS = ["text", "obligations", "runs"] as const;
export type PromiseTab = (typeof PROMISE_TABS)[number];

/** What the address says of this screen after `?`. */
export interface PromiseSearch {
  readonly tab?: PromiseTab | undefined;
  /** The revision that is looked at; left out, that in force, else the draft. */
  readonly rev?: number | undefined;
  readonly edit?: "yes" | undefined;
  /** The obligation whose runs are listed, by its key. */
  readonly of?: string | undefined;
}

export function readPromiseSearch(search: Readonly<Record<string, unknown>>): PromiseSearch {
  return {
    tab: oneOfIn(search, "tab", PROMISE_TABS),
    rev: numberIn(search, "rev"),
    edit: oneOfIn(search, "edit", ["yes"]),
    of: textIn(search, "of"),
  };
}
