/** What the command line reads at most (docs/cli.md#limits); each reader has limits of its own beside these. */
export const FILE_LIMITS = {
  /** Of a model document: what an import takes. */
  modelBytes: 16_777_216,
  /** Of a scenario. */
  scenarioBytes: 4_194_304,
  /** Of a stress profile. */
  profileBytes: 4_194_304,
  /** Of a record of evidence: what a small body takes. */
  recordBytes: 65_536,
  /** Of a bundle. */
  bundleBytes: 33_554_432,
  /** Scenarios of one call. */
  scenarios: 200,
} as const;
