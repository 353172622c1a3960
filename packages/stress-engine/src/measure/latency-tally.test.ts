import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { BatchMeans } from "./batch-means.js";
import { LatencyTally } from "./latency-tally.js";
import { MeanTally } from "./mean-tally.js";
import { bucketMsOf } from "./run-series.js";

/** Records a duration: from 0 to a time. */
const ZERO = new Float64Array(1);

function tallied(durations: readonly number[]): LatencyTally {
  const tally = new LatencyTally();
  for (const now of durations) {
    tally.recordSince({ now }, ZERO, 0);
  }
  return tally;
}

const durations = fc.array(fc.integer({ min: 0, max: 4_000_000_000_000 }), { minLength: 1, maxLength: 300 });

describe("a tally of durations", () => {
  it("has quantiles within 0.8 %", () => {
    fc.assert(
      fc.property(durations, fc.double({ min: 0.001, max: 1, noNaN: true }), (values, share) => {
        const ordered = values.toSorted((left, right) => left - right);
        const exact = ordered[Math.max(1, Math.ceil(share * values.length)) - 1] ?? 0;
        expect(Math.abs(tallied(values).quantile(share) - exact)).toBeLessThanOrEqual(0.008 * exact);
      }),
      { seed: 1, numRuns: 500 },
    );
  });

  it("has the exact sum, whatever its size", () => {
    fc.assert(
      fc.property(durations, (values) => {
        const exact = values.reduce((sum, value) => sum + BigInt(value), 0n);
        expect(tallied(values).moments.sum).toBe(Number(exact));
        const mean = new MeanTally();
        for (const value of values) {
          mean.add(value);
        }
        expect(mean.mean).toBe(Number(exact) / values.length);
      }),
      { seed: 2, numRuns: 300 },
    );
  });

  it("has the exact sum of more than a double counts to", () => {
    const count = 5_000;
    const mean = new MeanTally();
    for (let added = 0; added < count; added += 1) {
      mean.add(3_999_999_999_999);
    }
    const exact = 3_999_999_999_999n * BigInt(count);
    expect(exact).toBeGreaterThan(BigInt(Number.MAX_SAFE_INTEGER));
    expect(mean.mean * count).toBe(Number(exact));
  });

  it("has the standard deviation of the sample", () => {
    fc.assert(
      fc.property(durations, (values) => {
        const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
        const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
        const exact = values.length < 2 ? 0 : Math.sqrt(squares / (values.length - 1));
        expect(Math.abs(tallied(values).moments.standardDeviation - exact)).toBeLessThan(1e-6 * mean + 1);
      }),
      { seed: 4, numRuns: 300 },
    );
    expect(tallied([3e12, 3e12, 3e12]).moments.standardDeviation).toBe(0);
  });

  it("of nothing says 0", () => {
    const { moments } = new LatencyTally();
    expect([moments.mean, moments.least, moments.greatest, moments.standardDeviation]).toEqual([0, 0, 0, 0]);
    expect(new LatencyTally().quantile(0.5)).toBe(0);
    expect(new MeanTally().mean).toBe(0);
  });
});

describe("batch means", () => {
  const estimate = (values: readonly number[]) => {
    const batches = new BatchMeans();
    for (const now of values) {
      batches.recordSince({ now }, ZERO, 0);
    }
    return batches.estimate();
  };

  it("need one duration for each batch", () => {
    expect(estimate(new Array(29).fill(5))).toBeNull();
    expect(estimate(new Array(30).fill(5))).toEqual({ mean: 5, halfWidth: 0, lag1: 0 });
  });

  it("have the mean and a half width by Student's t, at any number", () => {
    const alternating = Array.from({ length: 60_000 }, (_, at) =>
      Math.floor(at / 2_000) % 2 === 0 ? 90 : 110,
    );
    const found = estimate(alternating);
    expect(Math.abs((found?.mean ?? 0) - 100)).toBeLessThan(1);
    expect(Math.abs((found?.halfWidth ?? 0) - (2.045 * 10.17) / Math.sqrt(30))).toBeLessThan(0.3);
    expect(found?.lag1).toBeLessThan(-0.8);
  });
});

describe("the series", () => {
  it.each([
    [1, 100],
    [12, 100],
    [13, 200],
    [60, 500],
    [120, 1_000],
    [300, 5_000],
    [600, 5_000],
    [3_600, 30_000],
  ])("of %d s has buckets of %d ms", (seconds, bucketMs) => {
    expect(bucketMsOf(seconds)).toBe(bucketMs);
  });
});
