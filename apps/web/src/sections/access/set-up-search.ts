import { textIn } from "../../design/search-values.js";

/** What the address says of this screen after `?`. */
export interface SetUpSearch {
  readonly q?: string | undefined;
}

export function readSetUpSearch(search: Readonly<Record<string, unknown>>): SetUpSearch {
  return { q: textIn(search, "q") };
}
