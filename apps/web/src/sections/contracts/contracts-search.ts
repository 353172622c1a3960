import { textIn } from "../../design/search-values.js";

/** What the address says of this screen after `?`. */
export interface ContractsSearch {
  readonly q?: string | undefined;
}

export function readContractsSearch(search: Readonly<Record<string, unknown>>): ContractsSearch {
  return { q: textIn(search, "q") };
}
