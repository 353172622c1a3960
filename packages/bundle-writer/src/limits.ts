/** Limits of bundles (docs/reference/limits.md#bundles). */
export const BUNDLE_LIMITS = {
  bundleBytes: 33_554_432,
  fileBytes: 16_777_216,
  /** Also entries of an archive. */
  files: 5_000,
  manifestBytes: 16_777_216,
  pinnedRuns: 100_000,
  /** Of each other list of a pinned state: a project holds fewer. */
  pinnedEntries: 5_000,
  /** Of the name, the ref or a commit of a source that is pinned. */
  sourceCharacters: 1_000,
} as const;

/** Limits of reading what says what a bundle is (docs/reference/limits.md#bundles). */
export const MANIFEST_BODY_LIMITS = {
  /** Lists and objects in one another. */
  levels: 16,
  /** Entries of one list: what has more is refused before it is built. No manifest of a bundle has as many. */
  entries: 160_000,
  /** Issues of one refusal. */
  issues: 100,
} as const;

/** Limits of what an export or a brief is asked for with (docs/reference/limits.md#bundles). */
export const BUILD_REQUEST_LIMITS = {
  /** IDs that a brief is asked for, in all lists together. */
  selectedIds: 200,
  /** IDs that are sent for it, repeats too. */
  sentIds: 2_000,
  leastTokens: 1,
  mostTokens: 100_000_000,
  /** Lists and objects in one another, in the request of a brief. */
  levels: 8,
  /** Issues of one refusal. */
  issues: 100,
} as const;
