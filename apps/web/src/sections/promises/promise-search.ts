import { textIn } from "../../design/search-values.js";

/** What the address says of this screen after `?`. */
export interface PromiseSearch {
  readonly q?: string | undefined;
}

export function readPromiseSearch(search: Readonly<Record<string, unknown>>): PromiseSearch {
  return { q: textIn(search, "q") };
}
