import type { Settings } from "@plumbline/settings-policy";

/**
 * The values a new profile starts with (docs/reference/stress-profiles.md#defaults): the settings
 * `simulation` of its workspace.
 */
export interface ProfileDefaults {
  /** As a profile has it: the setting written in decimal. */
  readonly seed: string;
  readonly durationSeconds: number;
  readonly warmUpSeconds: number;
  readonly arrivalRatePerSecond: number;
}

export function profileDefaults({ simulation }: Settings): ProfileDefaults {
  const { seed, durationSeconds, warmUpSeconds, arrivalRatePerSecond } = simulation;
  return { seed: String(seed), durationSeconds, warmUpSeconds, arrivalRatePerSecond };
}
