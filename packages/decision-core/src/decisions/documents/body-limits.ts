/** How far bodies about decisions are read (docs/reference/decisions.md#requests), beside `DECISION_LIMITS`. */
export const DECISION_BODY_LIMITS = {
  /** Lists and objects in one another. */
  levels: 16,
  /** Issues of one refusal. */
  issues: 100,
} as const;
