import { textIn } from "../../design/search-values.js";

/** What the address says of this screen after `?`. */
export interface PartSearch {
  readonly q?: string | undefined;
}

export function readPartSearch(search: Readonly<Record<string, unknown>>): PartSearch {
  return { q: textIn(search, "q") };
}
