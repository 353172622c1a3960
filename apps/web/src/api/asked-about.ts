import { listIn, textIn } from "../design/search-values.js";

/** What an address says of what is asked about after `?`: parts by their IDs, on main or on a branch. */
export interface AskedAbout {
  readonly about?: string | undefined;
  readonly branch?: string | undefined;
}

export function readAskedAbout(search: Readonly<Record<string, unknown>>): AskedAbout {
  return { about: textIn(search, "about"), branch: textIn(search, "branch") };
}

/** The IDs that an address names. */
export function idsAbout({ about }: AskedAbout): readonly string[] {
  return listIn({ about }, "about");
}
