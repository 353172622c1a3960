import { setTimeout as wait } from "node:timers/promises";
import { afterEach, describe, expect, it, jest } from "@jest/globals";
import { ownCpuMs, type ThreadUsage } from "../../../platform/workers/thread-usage.js";
import { work } from "../../../testing/processor-time.js";
import { CHECKING_BYTES, ChecksWatch, type Excess } from "./checks-watch.js";
import { clockMemory, SchemaCheckClock } from "./schema-check-clock.js";

const HASH = Buffer.alloc(32, 0xab);
const BLAMED: Excess = { schema: HASH.toString("hex") };

const watches: ChecksWatch[] = [];
afterEach(() => {
  for (const watch of watches.splice(0)) {
    watch.end();
  }
});

/** A watch over a thread that uses what is said, from the moment at which its check began. */
function watching(used: () => Promise<ThreadUsage | null>) {
  const clock = new SchemaCheckClock(clockMemory([]));
  let told = 0;
  let asked = 0;
  const usageOf = (): Promise<ThreadUsage | null> => {
    asked += 1;
    return used();
  };
  const watch = new ChecksWatch({ usageOf }, clock, () => {
    told += 1;
  });
  watches.push(watch);
  return { clock, watch, counts: () => ({ told: told > 0, asked }) };
}

/** What a thread uses that has had so much of the processor since its check began. */
const using =
  (cpuMs: number, heapBytes = 0) =>
  (since: number): ThreadUsage => ({ heapBytes, cpuMs: since + cpuMs });

describe("the watch over checks", () => {
  it.each<[string, (since: number) => ThreadUsage | null, Excess | null]>([
    ["little of the processor", using(2_200), null],
    ["more of the processor than the checks may have", using(2_500), BLAMED],
    ["all the memory it may have", using(0, CHECKING_BYTES), null],
    ["more memory", using(0, CHECKING_BYTES + 1), BLAMED],
    ["nothing, since it is gone", () => null, null],
  ])("finds in a thread that uses %s", async (_, used, found) => {
    let since = 0;
    const { clock, watch, counts } = watching(async () => used(since));
    clock.begin(1, HASH);
    since = ownCpuMs();
    await wait(200);
    expect([watch.found, counts().told]).toEqual([found, found !== null]);
    expect(counts().asked).toBeGreaterThan(0);
  });

  it("lets many that are slow together go on until one alone is, and blames that", async () => {
    const used = { now: 0 };
    const { clock, watch } = watching(async () => ({ heapBytes: 0, cpuMs: used.now }));
    for (let check = 0; check < 2; check += 1) {
      clock.begin(1, Buffer.alloc(32, 0xcd));
      work(800);
      clock.pause();
    }
    clock.begin(1, HASH);
    used.now = ownCpuMs() + 800;
    await wait(200);
    expect(watch.found).toBe(null);
    used.now += 300;
    await wait(200);
    expect(watch.found).toEqual(BLAMED);
  });

  it("blames the check of a thread that says nothing for two minutes, whatever it says at its end", async () => {
    jest.useFakeTimers();
    try {
      let answer = (_: null): void => undefined;
      const { clock, watch, counts } = watching(() => new Promise((resolve) => (answer = resolve)));
      clock.begin(1, HASH);
      await jest.advanceTimersByTimeAsync(119_900);
      expect([watch.found, counts().told]).toEqual([null, false]);
      await jest.advanceTimersByTimeAsync(300);
      answer(null);
      await jest.advanceTimersByTimeAsync(0);
      expect([watch.found, counts().told]).toEqual([BLAMED, true]);
    } finally {
      jest.useRealTimers();
    }
  });

  it("asks only while a check goes on, one question at a time", async () => {
    const { clock, counts } = watching(() => new Promise(() => {}));
    await wait(200);
    expect(counts().asked).toBe(0);
    clock.begin(1, HASH);
    await wait(300);
    expect(counts()).toEqual({ told: false, asked: 1 });
  });
});
