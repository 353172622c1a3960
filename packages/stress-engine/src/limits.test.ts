import { describe, expect, it } from "@jest/globals";
import { MEASURE_LIMITS, PROFILE_LIMITS, RUN_LIMITS, VERDICT_LIMITS } from "./limits.js";

const ROWS: readonly (readonly [string, number, number])[] = [
  ["characters of a name", PROFILE_LIMITS.nameCharacters, 200],
  ["characters of a seed", PROFILE_LIMITS.seedCharacters, 100],
  ["characters of a step's ID", PROFILE_LIMITS.stepIdCharacters, 100],
  ["levels of a profile", PROFILE_LIMITS.levels, 16],
  ["entries of a list of assumptions", PROFILE_LIMITS.assumptions, 5_000],
  ["issues of a refusal", PROFILE_LIMITS.issues, 100],
  ["arrivals per second", PROFILE_LIMITS.maxRatePerSecond, 100_000],
  ["seconds of a run", PROFILE_LIMITS.durationSeconds, 3_600],
  ["stages", PROFILE_LIMITS.stages, 50],
  ["instances", PROFILE_LIMITS.instances, 1_000],
  ["concurrency", PROFILE_LIMITS.concurrency, 10_000],
  ["servers", PROFILE_LIMITS.servers, 100_000],
  ["queue and backlog", PROFILE_LIMITS.queue, 1_000_000],
  ["milliseconds of a time", PROFILE_LIMITS.delayMs, 3_600_000],
  ["decimals of milliseconds", PROFILE_LIMITS.decimalsOfMs, 6],
  ["phases of an Erlang distribution", PROFILE_LIMITS.erlangK, 100],
  ["points of an empirical distribution", PROFILE_LIMITS.empiricalPoints, 100],
  ["attempts", PROFILE_LIMITS.attempts, 10],
  ["backoff factor", PROFILE_LIMITS.backoffFactor, 10],
  ["events of a run", RUN_LIMITS.events, 20_000_000],
  ["requests of a run", RUN_LIMITS.requests, 5_000_000],
  ["in flight", RUN_LIMITS.inFlight, 1_000_000],
  ["completions below which a run falls behind", VERDICT_LIMITS.completionsPpm, 980_000],
  ["growth of a queue", VERDICT_LIMITS.growth, 1.5],
  ["overload", VERDICT_LIMITS.overloadPpm, 1_000_000],
  ["successes of a run that is not failing", VERDICT_LIMITS.successPpm, 990_000],
  ["samples for a verdict", VERDICT_LIMITS.measuredRequests, 1_000],
  ["half width of the interval", VERDICT_LIMITS.relativeHalfWidthPpm, 100_000],
  ["saturated share of time", VERDICT_LIMITS.saturatedPpm, 500_000],
  ["high load", VERDICT_LIMITS.highLoadPpm, 900_000],
  ["amplification", VERDICT_LIMITS.amplificationPpm, 1_500_000],
  ["batches", MEASURE_LIMITS.batches, 30],
  ["buckets of the series", MEASURE_LIMITS.seriesBuckets, 120],
  ["parts that have series", MEASURE_LIMITS.seriesOfParts, 200],
  ["samples for p99.9", MEASURE_LIMITS.samplesForP999, 1_000],
  ["lag-1 correlation of batch means that are reliable", MEASURE_LIMITS.lag1Ppm, 300_000],
  ["parts that have intervals", MEASURE_LIMITS.partsWithIntervals, 500],
];

describe("limits", () => {
  it.each(ROWS)("%s", (_, limit, number) => {
    expect(limit).toBe(number);
  });

  it("are all in the table", () => {
    expect(ROWS).toHaveLength(
      [PROFILE_LIMITS, RUN_LIMITS, VERDICT_LIMITS, MEASURE_LIMITS].flatMap(Object.keys).length,
    );
  });
});
