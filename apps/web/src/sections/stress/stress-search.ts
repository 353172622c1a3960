import { textIn } from "../../design/search-values.js";

/** What the address says of this screen after `?`. */
export interface StressSearch {
  readonly q?: string | undefined;
}

export function readStressSearch(search: Readonly<Record<string, unknown>>): StressSearch {
  return { q: textIn(search, "q") };
}
