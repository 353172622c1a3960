import { describe, expect, it } from "@jest/globals";
import { PLAYBACK_LIMITS } from "@plumbline/playback-engine";
import { schemaCheckClock } from "./schema-check-clock.js";

describe("the clock of schema checks", () => {
  it("adds up what checks take, and nothing between them", () => {
    let now = 0;
    const { outOfTime, checked } = schemaCheckClock(() => now);
    const check = (ms: number): void => {
      now += ms;
      checked();
      now += 10 * PLAYBACK_LIMITS.schemaChecksMs;
    };
    expect(outOfTime()).toBe(false);
    check(PLAYBACK_LIMITS.schemaChecksMs);
    expect(outOfTime()).toBe(false);
    check(1);
    expect(outOfTime()).toBe(true);
  });
});
