import type { SentStanding } from "../document/sent-facts.js";
import type { Issue } from "../issue.js";
import { FACT_LIMITS } from "../limits.js";
import { isBlank, isLongerThan } from "../text-rules.js";

/** A stale mark says since which revision and why, in a short code (spec 1, section 2.2). */
export function staleMark({ stale }: SentStanding): readonly Issue[] {
  if (stale === null) {
    return [];
  }
  return [
    ...issuesOfText("stale.sinceRevision", stale.sinceRevision, FACT_LIMITS.revisionLength),
    ...issuesOfText("stale.reason", stale.reason, FACT_LIMITS.staleReasonLength),
  ];
}

function issuesOfText(field: string, text: string, limit: number): readonly Issue[] {
  if (isBlank(text)) {
    return [{ field, message: "must not be blank" }];
  }
  return isLongerThan(text, limit) ? [{ field, message: `must have at most ${limit} characters` }] : [];
}
