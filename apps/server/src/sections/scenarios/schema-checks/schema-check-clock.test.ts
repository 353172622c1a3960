import { setTimeout as wait } from "node:timers/promises";
import { describe, expect, it } from "@jest/globals";
import { clockMemory, SchemaCheckClock } from "./schema-check-clock.js";

describe("the clock of schema checks", () => {
  it("runs from begin to end, and is read from the memory it shares", async () => {
    const inside = new SchemaCheckClock(clockMemory([]));
    const outside = new SchemaCheckClock(inside.memory);
    expect([outside.isRunning, outside.elapsedMs]).toEqual([false, 0]);
    inside.begin(7);
    await wait(30);
    expect(outside.isRunning).toBe(true);
    expect(outside.elapsedMs).toBeGreaterThanOrEqual(25);
    expect(outside.modelVersion).toBe(7);
    inside.end();
    expect([outside.isRunning, outside.elapsedMs, outside.modelVersion]).toEqual([false, 0, 7]);
  });
});
