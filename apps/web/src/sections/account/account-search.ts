import { textIn } from "../../design/search-values.js";

/** What the address says of this screen after `?`. */
export interface AccountSearch {
  readonly q?: string | undefined;
}

export function readAccountSearch(search: Readonly<Record<string, unknown>>): AccountSearch {
  return { q: textIn(search, "q") };
}
