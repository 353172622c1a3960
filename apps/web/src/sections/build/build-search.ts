import { textIn } from "../../design/search-values.js";

/** What the address says of this screen after `?`. */
export interface BuildSearch {
  readonly q?: string | undefined;
}

export function readBuildSearch(search: Readonly<Record<string, unknown>>): BuildSearch {
  return { q: textIn(search, "q") };
}
