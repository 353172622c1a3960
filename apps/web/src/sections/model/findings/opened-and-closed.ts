import type { Finding, FindingComparison } from "@plumbline/review-rules";

/** What an edit did to the findings that somebody has to look at. */
export interface OpenedAndClosed {
  readonly opened: readonly Finding[];
  readonly closed: readonly Finding[];
  /** Found before and after, and another finding now. */
  readonly moved: readonly Finding[];
}

/** A finding that wants something: what is verified or does not apply wants nothing. */
function wantsAnswer({ result }: Finding): boolean {
  return result === "concern" || result === "unknown";
}

/** Sorts how findings differ by what it means to who made the edit. */
export function openedAndClosed({ added, gone, changed }: FindingComparison<Finding>): OpenedAndClosed {
  const wants = changed.map(({ before, after }) => ({
    ...{ before, after },
    did: wantsAnswer(before),
    does: wantsAnswer(after),
  }));
  return {
    opened: [
      ...added.filter(wantsAnswer),
      ...wants.filter(({ did, does }) => does && !did).map(({ after }) => after),
    ],
    closed: [
      ...gone.filter(wantsAnswer),
      ...wants.filter(({ did, does }) => did && !does).map(({ before }) => before),
    ],
    moved: wants.filter(({ did, does }) => did && does).map(({ after }) => after),
  };
}
