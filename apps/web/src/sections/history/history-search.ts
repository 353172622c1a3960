import { textIn } from "../../design/search-values.js";

/** What the address says of this screen after `?`. */
export interface HistorySearch {
  readonly q?: string | undefined;
}

export function readHistorySearch(search: Readonly<Record<string, unknown>>): HistorySearch {
  return { q: textIn(search, "q") };
}
