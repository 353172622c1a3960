import { textIn } from "../../design/search-values.js";

/** What the address says of this screen after `?`. */
export interface DecisionSearch {
  readonly q?: string | undefined;
}

export function readDecisionSearch(search: Readonly<Record<string, unknown>>): DecisionSearch {
  return { q: textIn(search, "q") };
}
