import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { runScenario } from "../run-scenario.js";
import { ModelBuilder } from "../testing/model-builder.js";
import { expectOutcome, scenario, write } from "../testing/scenario-builder.js";
import { pageOfRun } from "./page-of-run.js";
import type { RunResult } from "./run-result.js";
import { writeRunResult } from "./write-run-result.js";

const PAYLOAD = { text: "paid" };

function writesOf(...stores: readonly string[]): RunResult {
  const made = new ModelBuilder();
  const shop = made.element("shop");
  const steps = stores.map((name, at) => write(`${at}`, shop, made.element(name), PAYLOAD));
  const document = scenario(
    [...steps, write("__proto__", shop, shop)],
    [],
    [expectOutcome("holds", "0", "Succeeded")],
  );
  return runScenario({ document, model: made.build(), modelVersion: 7 });
}

const RUN = writesOf("orders", "stock", "bills", "orders");
const WHOLE = JSON.parse(writeRunResult(RUN));
const ALL = { after: 0, limit: 200, room: 200_000, includePayloads: true };

describe("a page of a run", () => {
  it("of all its events is the run, with their number", () => {
    const page = JSON.parse(JSON.stringify(pageOfRun(RUN, ALL)));
    expect(WHOLE.events.length).toBeGreaterThan(4);
    expect(page).toMatchObject({ ...WHOLE, labels: page.labels });
    expect(page.eventCount).toBe(WHOLE.events.length);
    expect(Object.keys(page.outcomes)).toContain("__proto__");
    expect(Object.keys(page)).toEqual([
      "engineVersion",
      "hash",
      "modelVersion",
      "issues",
      "outcomes",
      "assertions",
      "eventCount",
      "events",
      "labels",
    ]);
  });

  it("ends early where its events have no room, though never without one", () => {
    const sizes = RUN.events.map((event) => JSON.stringify(event).length);
    const [first = 0, second = 0] = sizes;
    const shown = [0, first, first + second - 1, first + second].map(
      (room) => pageOfRun(RUN, { ...ALL, room }).events.length,
    );
    expect(shown).toEqual([1, 1, 1, 2]);
  });

  it("has events without payloads unless they are asked for; the hash is that of the run", () => {
    const { events, hash } = pageOfRun(RUN, { ...ALL, includePayloads: false });
    expect(events.map(({ payload }) => payload)).toEqual(RUN.events.map(() => null));
    expect(events).toEqual(RUN.events.map((event) => ({ ...event, payload: null })));
    expect(RUN.events.some(({ payload }) => payload !== null)).toBe(true);
    expect(hash).toBe(RUN.hash);
  });

  it("names what its own events hold, and nothing else", () => {
    const ids = (events: RunResult["events"]) =>
      events.flatMap(({ from, to, target, message }) => [from, to, target, message]);
    for (let after = 0; after < RUN.events.length; after += 1) {
      const { events, labels } = pageOfRun(RUN, { after, limit: 1, room: 200_000, includePayloads: false });
      const named = [...RUN.labels].filter(([id]) => ids(events).includes(id));
      expect(labels).toEqual(Object.fromEntries(named));
      expect(named.length).toBeGreaterThan(0);
    }
    expect(Object.keys(pageOfRun(RUN, { ...ALL, limit: 1 }).labels).length).toBeLessThan(
      Object.keys(pageOfRun(RUN, ALL).labels).length,
    );
  });

  it("after the last event has none, and still says what came of the run", () => {
    const page = pageOfRun(RUN, {
      after: RUN.events.length,
      limit: 50,
      room: 200_000,
      includePayloads: true,
    });
    expect(page).toMatchObject({
      events: [],
      labels: {},
      eventCount: RUN.events.length,
      assertions: [{ passed: true }],
    });
  });

  it("of a run that plays nothing has its issues", () => {
    const model = new ModelBuilder().build();
    const result = runScenario({ document: scenario([null as never]), model, modelVersion: 3 });
    expect(pageOfRun(result, ALL)).toMatchObject({
      issues: [{ code: "malformed-scenario" }],
      eventCount: 0,
      events: [],
    });
  });

  it("follows on the one before: each event comes once, in order", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9 }), (limit) => {
        const seen: number[] = [];
        while (seen.length < RUN.events.length) {
          const { events } = pageOfRun(RUN, {
            after: seen.length,
            limit,
            room: 200_000,
            includePayloads: false,
          });
          expect(events.length).toBeLessThanOrEqual(limit);
          seen.push(...events.map(({ sequence }) => sequence));
        }
        expect(seen).toEqual(RUN.events.map(({ sequence }) => sequence));
      }),
      { seed: 60 },
    );
  });
});
