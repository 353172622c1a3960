/** Limits of decisions and questions (docs/reference/limits.md). */
export const DECISION_LIMITS = {
  decisions: 2_000,
} as const;
