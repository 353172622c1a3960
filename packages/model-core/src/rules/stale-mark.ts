import type { SentStanding } from "../document/sent-facts.js";
import type { Issue } from "../issue.js";
import { FACT_LIMITS } from "../limits.js";
import { isBlank, isLongerThan } from "../text-rules.js";

/** A stale mark says since which revision and why, in a short code (spec 1, section 2.2). */
export function staleMark({ stale }: SentStanding): Issue | null {
  if (stale === null) {
    return null;
  }
  if (isBlank(stale.sinceRevision)) {
    return { field: "stale.sinceRevision", message: "must not be blank" };
  }
  if (isBlank(stale.reason)) {
    return { field: "stale.reason", message: "must not be blank" };
  }
  return isLongerThan(stale.reason, FACT_LIMITS.staleReasonLength)
    ? { field: "stale.reason", message: `must have at most ${FACT_LIMITS.staleReasonLength} characters` }
    : null;
}
