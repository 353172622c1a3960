import { textIn } from "../../design/search-values.js";

/** What the address says of this screen after `?`. */
export interface DecisionListSearch {
  readonly q?: string | undefined;
}

export function readDecisionListSearch(search: Readonly<Record<string, unknown>>): DecisionListSearch {
  return { q: textIn(search, "q") };
}
