import { describe, expect, it } from "@jest/globals";
import type { StressProfile, StressRun } from "../src/index.js";
import {
  call,
  capacity,
  constant,
  guid,
  ModelBuilder,
  parallel,
  profile,
  scenario,
  work,
} from "../src/testing/load.js";
import { run } from "../src/testing/run.js";

const OWNER = guid(10);
const OTHER = guid(11);
const OPERATION = guid(20);
const LATER = guid(21);

const TIMEOUT_MS = 100;

/** `OPERATION` has one slot and a time-out; `LATER` takes 30 ms and is never in the way. */
const MODEL = new ModelBuilder()
  .withElement(OWNER)
  .withElement(OTHER)
  .withOperation(OPERATION, OWNER, { timeoutMs: TIMEOUT_MS })
  .withOperation(LATER, OTHER)
  .build();

const before = (name: string) => call(`before ${name}`, LATER);
const tries = (name: string) => call(name, OPERATION, [], [call(`later ${name}`, LATER)]);

/** A few requests, one a second; each runs its lists at once. */
function runLists(
  lists: Parameters<typeof parallel>[1][],
  serviceMs: number,
  more: Partial<StressProfile> = {},
): StressRun {
  return run(
    scenario([parallel("all", ...lists)]),
    MODEL,
    profile(
      { process: "constant", ratePerSecond: 1, durationSeconds: 4 },
      {
        resources: [capacity(OWNER, 1), capacity(OTHER, 100)],
        serviceTimes: [work(OPERATION, constant(serviceMs)), work(LATER, constant(30))],
        ...more,
      },
    ),
  );
}

const REQUESTS = 3;
const owner = ({ resources }: StressRun) => resources.find(({ elementId }) => elementId === OWNER);
const operation = ({ operations }: StressRun) =>
  operations.find(({ operationId }) => operationId === OPERATION);

describe("attempts that time out while they wait for a slot", () => {
  it("are served all the same, and all their work is late", () => {
    // Served from 0 to 80, to 160 and to 240 ms; the second times out at 100 under way, the third in the queue.
    const result = runLists([[tries("a")], [tries("b")], [tries("c")]], 80);
    expect(operation(result)).toMatchObject({
      attempts: 3 * REQUESTS,
      succeeded: REQUESTS,
      timedOut: 2 * REQUESTS,
      late: 2 * REQUESTS,
    });
    expect(owner(result)).toMatchObject({
      utilisationPpm: (REQUESTS * 240_000) / 4,
      lateWorkPpm: Math.round((1_000_000 * (60 + 80)) / 240),
    });
  });

  it("leave no late work behind: what comes after them in time is not late", () => {
    const early = [[tries("a")], [tries("b")], [tries("c")]];
    const waits = Array.from({ length: 8 }, (_, index) => call(`wait ${index}`, LATER));
    const result = runLists([...early, [...waits, tries("d")]], 80);
    expect(owner(result)?.lateWorkPpm).toBe(Math.round((1_000_000 * (60 + 80)) / (240 + 80)));
  });

  it("let their callers go on at the time-out, not when they get the slot", () => {
    const { latency } = runLists([[tries("a")], [tries("b")], [tries("c")]], 80);
    expect([latency.minUs, latency.maxUs]).toEqual([130_000, 130_000]);
  });

  it("have waited as long as they stood in the queue", () => {
    const result = runLists([[tries("a")], [tries("b")], [tries("c")]], 80);
    expect(operation(result)?.waitMeanUs).toBe((1_000 * (0 + 80 + 160)) / 3);
    expect(owner(result)?.waitMeanUs).toBe((1_000 * (0 + 80 + 160)) / 3);
  });

  it("that give no answer are gone when a slot is free, and the next one gets it at once", () => {
    // Sent at 0, 30 and 60 ms. The second hangs: it never takes the slot that is free at 200 ms.
    const outages = [1, 2, 3].map((second) => ({
      targetId: OPERATION,
      kind: "Timeout" as const,
      fromMs: 1_000 * second + 20,
      toMs: 1_000 * second + 40,
      share: 1,
    }));
    const lists = [[tries("a")], [before("b"), tries("b")], [before("c"), before("c 2"), tries("c")]];
    const result = runLists(lists, 200, { outages });
    expect(operation(result)).toMatchObject({
      faulted: REQUESTS,
      timedOut: 3 * REQUESTS,
      late: 2 * REQUESTS,
    });
    expect(operation(result)?.waitMeanUs).toBe((1_000 * (0 + 140)) / 2);
    expect(owner(result)).toMatchObject({
      utilisationPpm: (REQUESTS * 400_000) / 4,
      lateWorkPpm: Math.round((1_000_000 * (100 + 200)) / 400),
    });
  });
});

describe("attempts that time out in a queue where a slot is held for their own work alone", () => {
  it("are late for as long as they hold it", () => {
    const resources = [capacity(OWNER, 1, { hold: "work" }), capacity(OTHER, 100)];
    const nested = (name: string) =>
      call(name, OPERATION, [call(`in ${name}`, LATER)], [before(`after ${name}`)]);
    const result = runLists([[nested("a")], [nested("b")], [nested("c")]], 80, { resources });
    expect(operation(result)).toMatchObject({ timedOut: 3 * REQUESTS, late: 3 * REQUESTS });
    expect(owner(result)).toMatchObject({
      utilisationPpm: (REQUESTS * 240_000) / 4,
      lateWorkPpm: Math.round((1_000_000 * (60 + 80)) / 240),
    });
  });
});
