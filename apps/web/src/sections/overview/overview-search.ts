import { textIn } from "../../design/search-values.js";

/** What the address says of this screen after `?`. */
export interface OverviewSearch {
  readonly q?: string | undefined;
}

export function readOverviewSearch(search: Readonly<Record<string, unknown>>): OverviewSearch {
  return { q: textIn(search, "q") };
}
