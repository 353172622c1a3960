/**
 * Every limit of settings and secrets, once (docs/reference/limits.md#settings). Characters are UTF-16 units.
 */

/** Limits of reading a settings document. */
export const SETTINGS_READING_LIMITS = {
  /** Bytes of the body of a save of workspace settings, and of one of instance settings. */
  workspaceBodyBytes: 65_536,
  instanceBodyBytes: 69_632,
  /** Levels of lists and objects; a document of settings has five. */
  levels: 64,
  /** Broken rules that a refusal lists. */
  issues: 100,
} as const;

/** Limits of the values of settings. */
export const SETTINGS_LIMITS = {
  providers: 20,
  providerNameLength: 100,
  modelLength: 200,
  maxTemperature: 2,
  maxTimeoutSeconds: 600,
  maxBudgetUsd: 1_000_000,
  maxRequestsPerMinute: 100_000,
  urlLength: 2000,
  refLength: 255,
  maxFiles: 100_000,
  maxFileBytes: 16_777_216,
  maxTotalBytes: 1_073_741_824,
  excludeGlobs: 100,
  excludeGlobLength: 200,
  costTextLength: 100,
  maxStalePriceDays: 3650,
  maxSeed: 2_147_483_647,
  maxDurationSeconds: 3600,
  maxArrivalRatePerSecond: 100_000,
  maxScansPerDay: 10_000,
  maxConcurrentStressRuns: 64,
} as const;

/** Limits of a secret. */
export const SECRET_LIMITS = {
  bodyBytes: 32_768,
  valueLength: 4096,
} as const;
