import type { Finding } from "../review-records.js";

/** A finding for tests, with defaults for what they do not say. */
export function aFinding(said: Partial<Finding> = {}): Finding {
  return {
    ruleId: "REL-001",
    ruleVersion: 2,
    category: "resilience",
    subjectKind: "subscription",
    subjectId: "0d0f7d36-3ff7-45d0-bd6f-0a3b6a7e7c11",
    subjectName: null,
    result: "concern",
    severity: "warning",
    reason: "It has one attempt",
    cites: [],
    fingerprint: "f",
    settled: false,
    needsReReview: false,
    disposition: null,
    ...said,
  };
}
