import type { SentStanding } from "../document/sent-facts.js";
import type { Issue } from "../issue.js";
import { FACT_LIMITS } from "../limits.js";
import { isBlank, isLongerThan } from "../text-rules.js";

/** A stale mark says since which revision and why, in a short code (spec 1, section 2.2). */
export function staleMark({ stale }: SentStanding): readonly Issue[] {
  if (stale === null) {
    return [];
  }
  const issues: Issue[] = [];
  if (isBlank(stale.sinceRevision)) {
    issues.push({ field: "stale.sinceRevision", message: "must not be blank" });
  }
  if (isBlank(stale.reason)) {
    issues.push({ field: "stale.reason", message: "must not be blank" });
  } else if (isLongerThan(stale.reason, FACT_LIMITS.staleReasonLength)) {
    const message = `must have at most ${FACT_LIMITS.staleReasonLength} characters`;
    issues.push({ field: "stale.reason", message });
  }
  return issues;
}
