import type { ReviewedState } from "./review-records.js";
import type { ReviewSearch } from "./review-search.js";

/** The state that an address names; the service takes one of both. */
export function reviewedState({ branchId, revisionId }: ReviewSearch): ReviewedState {
  if (branchId !== undefined) {
    return { branchId };
  }
  return revisionId === undefined ? {} : { revisionId };
}
