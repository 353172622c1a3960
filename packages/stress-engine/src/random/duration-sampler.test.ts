import { describe, expect, it } from "@jest/globals";
import type { ServiceTimeDistribution } from "../profile/distribution.js";
import { DurationSampler } from "./duration-sampler.js";
import { RandomStreams } from "./random-streams.js";

const DRAWS = 20_000;

/** Durations that are drawn, in milliseconds, the shortest first. */
function drawn(distribution: ServiceTimeDistribution): readonly number[] {
  const streams = new RandomStreams("1");
  const sampler = new DurationSampler(distribution, streams, streams.add("service-time", "x"));
  const durations = Array.from({ length: DRAWS }, () => {
    sampler.draw();
    return sampler.drawnNs / 1_000_000;
  });
  return durations.sort((left, right) => left - right);
}

describe("an empirical distribution", () => {
  const points = [
    { percentile: 0, valueMs: 1 },
    { percentile: 25, valueMs: 5 },
    { percentile: 50, valueMs: 10 },
    { percentile: 90, valueMs: 50 },
    { percentile: 100, valueMs: 1_000 },
  ];
  const durations = drawn({ kind: "empirical", points });

  it("has the stated values at the stated percentiles, and evenly many between two of them", () => {
    const between = [
      { percentile: 12.5, valueMs: 3 },
      { percentile: 37.5, valueMs: 7.5 },
      { percentile: 70, valueMs: 30 },
      { percentile: 95, valueMs: 525 },
    ];
    for (const { percentile, valueMs } of [...points.slice(1, -1), ...between]) {
      const shorter = durations.filter((duration) => duration <= valueMs).length;
      expect([valueMs, Math.abs(shorter / DRAWS - percentile / 100) < 0.015]).toEqual([valueMs, true]);
    }
  });

  it("has no duration outside of its points", () => {
    expect(durations.at(0)).toBeGreaterThanOrEqual(1);
    expect(durations.at(-1)).toBeLessThanOrEqual(1_000);
  });
});
