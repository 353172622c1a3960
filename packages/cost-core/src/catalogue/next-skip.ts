import { CATALOGUE_LIMITS } from "../limits.js";

const SKIP = /[?&](?:\$|%24)skip=(\d{1,12})(?=[&#]|$)/i;

/** Where a page of the catalogue stands. */
export interface PlaceOfPage {
  /** Where the catalogue is asked; a link that leads elsewhere is none. */
  readonly origin: string;
  /** How many rows the page skipped. */
  readonly skip: number;
}

/**
 * How many rows the next page skips, as a `NextPageLink` says; null without one. Nothing else of a link is used, so none
 * leads to another origin, and one that does not lead on is none.
 */
export function nextSkip(link: string, { origin, skip }: PlaceOfPage): number | null {
  const found = SKIP.exec(link);
  if (found === null || URL.parse(link)?.origin !== origin) {
    return null;
  }
  const next = Number(found[1]);
  return next > skip && next <= CATALOGUE_LIMITS.skip ? next : null;
}
