import { SETTINGS_LIMITS } from "@plumbline/settings-policy";

/**
 * Threads for stress runs: the most that the policy can let run at the same time
 * (docs/reference/settings.md#the-policy).
 */
export const MAX_RUNS_AT_ONCE = SETTINGS_LIMITS.maxConcurrentStressRuns;

/** Requirements and comparisons that may wait for a thread; one more answers 429 `busy`. */
export const WAITING_READS = 256;

/** Profiles of one project; over it a create answers 409. */
export const MAX_PROFILES = 1_000;

/** Runs kept of one profile; over it a run answers 409 until one is deleted. */
export const MAX_RUNS = 1_000;

/** Bytes of a profile's body. */
export const MAX_BODY_BYTES = 1024 * 1024;
