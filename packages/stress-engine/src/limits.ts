/** The limits of stress profiles and runs. */

import { FACT_LIMITS } from "@plumbline/model-core";
import { SAVE_LIMITS } from "@plumbline/playback-engine";

/** What a profile may hold. */
export const PROFILE_LIMITS = {
  nameCharacters: 200,
  seedCharacters: 100,
  stepIdCharacters: SAVE_LIMITS.idCharacters,
  /** Levels of lists and objects in the text of a profile. */
  levels: 16,
  /** Entries of each list of assumptions. */
  assumptions: 5_000,
  /** Issues a refusal lists. */
  issues: 100,
  maxRatePerSecond: 100_000,
  durationSeconds: 3_600,
  stages: 50,
  instances: 1_000,
  concurrency: 10_000,
  /** Servers of one resource: instances times concurrency. */
  servers: 100_000,
  queue: 1_000_000,
  /** Milliseconds of any one time. */
  delayMs: FACT_LIMITS.maxTimeoutMs,
  decimalsOfMs: 6,
  erlangK: 100,
  empiricalPoints: 100,
  attempts: FACT_LIMITS.maxAttempts,
  backoffFactor: 10,
} as const;

/** What a run may do. */
export const RUN_LIMITS = {
  events: 20_000_000,
  requests: 5_000_000,
  /** Requests, and apart from them attempts and deliveries, inside at one time. */
  inFlight: 1_000_000,
} as const;

/** When a verdict says what (docs/reference/stress-runs.md#verdicts). */
export const VERDICT_LIMITS = {
  completionsPpm: 980_000,
  growth: 1.5,
  overloadPpm: 1_000_000,
  /** Of the measured requests that ended, those that must have succeeded. */
  successPpm: 990_000,
  measuredRequests: 1_000,
  relativeHalfWidthPpm: 100_000,
  saturatedPpm: 500_000,
  highLoadPpm: 900_000,
  amplificationPpm: 1_500_000,
} as const;

/** How a run is measured. */
export const MEASURE_LIMITS = {
  batches: 30,
  seriesBuckets: 120,
  /** Resources, and apart from them subscriptions, that have series: the most loaded. */
  seriesOfParts: 200,
  samplesForP999: 1_000,
  /** Batch means whose lag-1 correlation is above this say nothing reliable. */
  lag1Ppm: 300_000,
  /** Operations, resources and subscriptions together; of a run with more the totals alone have intervals. */
  partsWithIntervals: 500,
} as const;
