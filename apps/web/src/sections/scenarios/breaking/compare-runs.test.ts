import { describe, expect, it } from "@jest/globals";
import { aRun } from "../testing/an-event.js";
import { compareRuns } from "./compare-runs.js";

const SENT = { kind: "RequestSent", stepId: "pay" } as const;
const ANSWERED = { kind: "ResponseReceived", stepId: "pay" } as const;
const FAILED = { kind: "RequestFailed", stepId: "pay" } as const;

const before = aRun([SENT, ANSWERED, { kind: "DataWritten", stepId: "book", atMs: 0 }], {
  hash: "before",
  outcomes: new Map([
    ["pay", "Succeeded"],
    ["book", "Succeeded"],
  ]),
  assertions: [
    { id: "paid", passed: true, detail: "it is Succeeded" },
    { id: "booked", passed: true, detail: "1 of 1" },
  ],
});

const after = aRun(
  [SENT, FAILED, { ...SENT, attempt: 2, atMs: 100 }, { kind: "DataWritten", stepId: "book", atMs: 100 }],
  {
    hash: "after",
    outcomes: new Map([
      ["pay", "Failed"],
      ["book", "Succeeded"],
    ]),
    assertions: [
      { id: "paid", passed: false, detail: "it is Failed" },
      { id: "booked", passed: true, detail: "1 of 1" },
    ],
  },
);

describe("what is other in a run", () => {
  const changed = compareRuns(before, after);

  it("is which events came, went and moved, by time", () => {
    expect(
      changed.events.map(({ change, event }) => [change, event.kind, event.attempt, event.atMs]),
    ).toEqual([
      ["removed", "ResponseReceived", 1, 0],
      ["added", "RequestFailed", 1, 0],
      ["added", "RequestSent", 2, 100],
      ["moved", "DataWritten", 1, 100],
    ]);
    expect(changed.events.at(-1)).toMatchObject({ wasMs: 0 });
  });

  it("is which outcomes and assertions are other", () => {
    expect(changed.outcomes).toEqual([{ stepId: "pay", before: "Succeeded", after: "Failed" }]);
    expect(changed.assertions).toEqual([{ id: "paid", before: true, after: false, detail: "it is Failed" }]);
    expect(changed.isSame).toBe(false);
    expect([changed.beforeMs, changed.afterMs]).toEqual([0, 100]);
  });

  it("is nothing between equal runs", () => {
    expect(compareRuns(before, before)).toMatchObject({ events: [], isSame: true });
  });

  it("pairs several equal events in their order", () => {
    const two = aRun([SENT, { ...SENT, atMs: 5 }], { hash: "two" });
    const one = aRun([SENT], { hash: "one" });
    expect(compareRuns(two, one).events).toMatchObject([{ change: "removed", event: { atMs: 5 } }]);
  });

  it("names steps and assertions that one of the two lacks", () => {
    const none = aRun([], { hash: "none" });
    expect(compareRuns(none, after).outcomes[0]).toMatchObject({ before: null, after: "Failed" });
    expect(compareRuns(after, none).assertions[0]).toMatchObject({ before: false, after: null });
  });
});
