import { describe, expect, it } from "@jest/globals";
import { ownCpuMs } from "../../../platform/workers/thread-usage.js";
import { sleep, work } from "../../../testing/processor-time.js";
import { clockMemory, SchemaCheckClock } from "./schema-check-clock.js";

const HASH = Buffer.alloc(32, 0xab);
const NAME = HASH.toString("hex");
const OTHER = Buffer.alloc(32, 0xcd);

function begun(): SchemaCheckClock {
  const clock = new SchemaCheckClock(clockMemory([]));
  clock.begin(7, HASH);
  return clock;
}

describe("the clock of schema checks", () => {
  it("runs while a check goes on, and is read from the memory it shares", () => {
    const inside = new SchemaCheckClock(clockMemory([]));
    const outside = new SchemaCheckClock(inside.memory);
    expect([outside.isRunning, outside.elapsedMs(ownCpuMs()), outside.present]).toEqual([false, 0, null]);
    inside.begin(7, HASH);
    work(30);
    expect([outside.isRunning, outside.present]).toEqual([true, HASH.toString("hex")]);
    expect(outside.elapsedMs(ownCpuMs())).toBeGreaterThanOrEqual(30);
    expect([outside.spentMs, outside.modelVersion]).toEqual([0, 7]);
    inside.end();
    expect([outside.isRunning, outside.elapsedMs(ownCpuMs()), outside.modelVersion]).toEqual([false, 0, 7]);
  });

  it("counts what the checks took and nothing between them", () => {
    const clock = begun();
    work(30);
    clock.pause();
    const after = clock.spentMs;
    expect(after).toBeGreaterThanOrEqual(30);
    work(30);
    clock.pause();
    expect([clock.isRunning, clock.elapsedMs(ownCpuMs()), clock.present]).toEqual([false, after, null]);
    clock.begin(7, HASH);
    work(30);
    clock.pause();
    expect(clock.spentMs).toBeGreaterThanOrEqual(after + 30);
  });

  it("does not count the time in which others have the processor: no schema is slow for it", () => {
    const clock = begun();
    sleep(1_500);
    expect(clock.slowAt(ownCpuMs())).toBe(null);
    clock.pause();
    expect(clock.slow).toBe(null);
    expect(clock.spentMs).toBeLessThan(500);
  });

  it("blames the first schema whose check alone takes more than a second of the processor, where all take over two", () => {
    const clock = begun();
    work(1_050);
    expect([clock.slow, clock.slowAt(ownCpuMs())]).toEqual([null, NAME]);
    clock.begin(7, OTHER);
    expect([clock.slow, clock.slowAt(ownCpuMs())]).toEqual([null, NAME]);
    work(1_050);
    clock.pause();
    expect([clock.slow, clock.slowAt(ownCpuMs())]).toEqual([NAME, NAME]);
    clock.end();
    clock.begin(7, OTHER);
    work(1_050);
    clock.end();
    expect(clock.slow).toBe(NAME);
  });

  it("blames none for checks that end in time, and no slow one for what others take after their end", () => {
    const clock = begun();
    work(1_050);
    clock.end();
    expect([clock.slow, clock.slowAt(ownCpuMs()), clock.present]).toEqual([null, null, null]);
    for (const _ of [1, 2, 3]) {
      clock.begin(7, OTHER);
      work(750);
    }
    clock.pause();
    expect([clock.spentMs > 2_000, clock.slow, clock.slowAt(ownCpuMs())]).toEqual([true, null, null]);
  });
});
