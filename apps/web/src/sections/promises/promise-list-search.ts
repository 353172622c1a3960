import { textIn } from "../../design/search-values.js";

/** What the address says of this screen after `?`. */
export interface PromiseListSearch {
  readonly q?: string | undefined;
}

export function readPromiseListSearch(search: Readonly<Record<string, unknown>>): PromiseListSearch {
  return { q: textIn(search, "q") };
}
