import { setTimeout as wait } from "node:timers/promises";
import { describe, expect, it } from "@jest/globals";
import { clockMemory, SchemaCheckClock } from "./schema-check-clock.js";

const HASH = Buffer.alloc(32, 0xab);

describe("the clock of schema checks", () => {
  it("runs while a check goes on, and is read from the memory it shares", async () => {
    const inside = new SchemaCheckClock(clockMemory([]));
    const outside = new SchemaCheckClock(inside.memory);
    expect([outside.isRunning, outside.elapsedMs, outside.present]).toEqual([false, 0, null]);
    inside.begin(7, HASH);
    await wait(30);
    expect([outside.isRunning, outside.present]).toEqual([true, HASH.toString("hex")]);
    expect(outside.elapsedMs).toBeGreaterThanOrEqual(25);
    expect(outside.modelVersion).toBe(7);
    inside.end();
    expect([outside.isRunning, outside.elapsedMs, outside.modelVersion]).toEqual([false, 0, 7]);
  });

  it("counts what the checks took and nothing between them", async () => {
    const clock = new SchemaCheckClock(clockMemory([]));
    clock.begin(1, HASH);
    await wait(30);
    clock.pause();
    const after = clock.elapsedMs;
    expect(after).toBeGreaterThanOrEqual(25);
    await wait(30);
    expect([clock.isRunning, clock.elapsedMs, clock.present]).toEqual([false, after, null]);
    clock.begin(1, HASH);
    await wait(30);
    clock.pause();
    expect(clock.elapsedMs).toBeGreaterThanOrEqual(after + 25);
  });
});
