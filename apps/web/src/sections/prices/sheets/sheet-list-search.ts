import { textIn } from "../../../design/search-values.js";

/** What the address says of the list of cost sheets after `?`. */
export interface SheetListSearch {
  readonly q?: string | undefined;
}

export function readSheetListSearch(search: Readonly<Record<string, unknown>>): SheetListSearch {
  return { q: textIn(search, "q") };
}
