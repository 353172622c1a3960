import { describe, expect, it } from "@jest/globals";
import { roundNs } from "./virtual-time.js";

describe("a sampled duration", () => {
  it("is a whole number of nanoseconds, the nearest", () => {
    expect([0, 0.49, 0.5, 1.2, 3.6e12 + 0.5].map(roundNs)).toEqual([0, 0, 1, 1, 3.6e12 + 1]);
  });

  it("is cut to what no run outlives, so that sums of durations stay exact", () => {
    expect([4e12, 1e300, Number.POSITIVE_INFINITY].map(roundNs)).toEqual([4e12, 4e12, 4e12]);
  });
});
