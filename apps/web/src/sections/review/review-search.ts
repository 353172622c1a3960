import { textIn } from "../../design/search-values.js";

/** What the address says of this screen after `?`. */
export interface ReviewSearch {
  readonly q?: string | undefined;
}

export function readReviewSearch(search: Readonly<Record<string, unknown>>): ReviewSearch {
  return { q: textIn(search, "q") };
}
