/** The words of findings (docs/reference/review.md#findings). */

export const CATEGORIES = ["resilience", "contracts", "truth", "overengineering"] as const;
export type Category = (typeof CATEGORIES)[number];

export const RESULTS = ["verified", "concern", "unknown", "not-applicable"] as const;
export type ResultWord = (typeof RESULTS)[number];

export const SEVERITIES = ["blocking", "warning", "note"] as const;
export type Severity = (typeof SEVERITIES)[number];
