/**
 * The limits of promises (docs/reference/limits.md#promises). Texts are counted in code points, what is measured as JSON
 * in UTF-16 units.
 */
export const PROMISE_LIMITS = {
  promises: 2_000,
  revisions: 100,
  obligations: 50,
  linksOfAKind: 50,
  forbiddenEvents: 20,
  faults: 50,
  assertions: 100,
  planItems: 50,
  recipeCharacters: 32_768,
  workflowCharacters: 255,
  revisionCharacters: 262_144,
  runs: 1_000,
  jobPages: 10,
  jobsOfAPage: 100,
  titleCharacters: 200,
  textCharacters: 10_000,
  kindCharacters: 50,
  serviceCharacters: 200,
  commentCharacters: 2_000,
  prefixLeastLetters: 2,
  prefixMostLetters: 6,
  mostStartAt: 100_000,
} as const;
