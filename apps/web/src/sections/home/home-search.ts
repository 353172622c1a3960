import { textIn } from "../../design/search-values.js";

/** What the address says of this screen after `?`. */
export interface HomeSearch {
  readonly q?: string | undefined;
}

export function readHomeSearch(search: Readonly<Record<string, unknown>>): HomeSearch {
  return { q: textIn(search, "q") };
}
