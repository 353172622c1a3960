import { textIn } from "../../design/search-values.js";

/** What the address says of this screen after `?`. */
export interface InstanceSearch {
  readonly q?: string | undefined;
}

export function readInstanceSearch(search: Readonly<Record<string, unknown>>): InstanceSearch {
  return { q: textIn(search, "q") };
}
