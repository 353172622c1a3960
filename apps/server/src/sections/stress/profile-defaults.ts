/** The values a new profile starts with (spec 1, section 4.3). */
export interface ProfileDefaults {
  /** As a profile has it: the setting written in decimal. */
  readonly seed: string;
  readonly durationSeconds: number;
  readonly warmUpSeconds: number;
  readonly arrivalRatePerSecond: number;
}

/** The built-in values of the settings `simulation` (spec 3, section 2). */
export const BUILT_IN_DEFAULTS: ProfileDefaults = {
  seed: "1",
  durationSeconds: 300,
  warmUpSeconds: 5,
  arrivalRatePerSecond: 10,
};
