/** Limits of decisions (docs/reference/limits.md#decisions). Texts are counted in code points. */
export const DECISION_LIMITS = {
  decisions: 2_000,
  alternatives: 50,
  affectedIds: 200,
  settles: 200,
  textCharacters: 20_000,
  ruleIdCharacters: 100,
} as const;
