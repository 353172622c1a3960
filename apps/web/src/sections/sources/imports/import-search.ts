import { oneOfIn, textIn } from "../../../design/search-values.js";
import { ITEM_CHANGES, ITEM_KINDS, ITEM_STATES, type ItemFilter, MATCHES } from "./item-groups.js";

/** What the address says of one import after `?`. */
export interface SourceImportSearch extends ItemFilter {
  /** The item that is looked at. */
  readonly at?: string | undefined;
  /** Only what the model refused is shown. */
  readonly refused?: "yes" | undefined;
}

export function readSourceImportSearch(search: Readonly<Record<string, unknown>>): SourceImportSearch {
  return {
    match: oneOfIn(search, "match", MATCHES),
    kind: oneOfIn(search, "kind", ITEM_KINDS),
    change: oneOfIn(search, "change", ITEM_CHANGES),
    state: oneOfIn(search, "state", ITEM_STATES),
    q: textIn(search, "q"),
    at: textIn(search, "at"),
    refused: oneOfIn(search, "refused", ["yes"]),
  };
}
