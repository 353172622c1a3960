import { numberIn, oneOfIn, textIn } from "../../design/search-values.js";

export const PART_TABS = ["about", "schema", "history"] as const;
export type PartTab = (typeof PART_TABS)[number];

/** What the address says of this screen after `?`. */
export interface PartSearch {
  readonly tab?: PartTab | undefined;
  /** The branch that it is looked at on; left out, main. */
  readonly branch?: string | undefined;
  /** Versions of a schema that are compared. */
  readonly from?: number | undefined;
  readonly to?: number | undefined;
}

export function readPartSearch(search: Readonly<Record<string, unknown>>): PartSearch {
  return {
    tab: oneOfIn(search, "tab", PART_TABS),
    branch: textIn(search, "branch"),
    from: numberIn(search, "from"),
    to: numberIn(search, "to"),
  };
}
