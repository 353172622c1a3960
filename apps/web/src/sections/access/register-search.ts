import { textIn } from "../../design/search-values.js";

/** What the address says of this screen after `?`. */
export interface RegisterSearch {
  readonly q?: string | undefined;
}

export function readRegisterSearch(search: Readonly<Record<string, unknown>>): RegisterSearch {
  return { q: textIn(search, "q") };
}
