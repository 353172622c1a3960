import { textIn } from "../../design/search-values.js";

/** What the address says of this screen after `?`. */
export interface ModelSearch {
  readonly q?: string | undefined;
}

export function readModelSearch(search: Readonly<Record<string, unknown>>): ModelSearch {
  return { q: textIn(search, "q") };
}
