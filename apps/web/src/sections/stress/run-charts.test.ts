import { describe, expect, it } from "@jest/globals";
import { chartedParts, chartsOf, laidOver } from "./run-charts.js";
import type { ShownRun } from "./shown-run.js";

const SERIES: ShownRun["series"] = {
  bucketMs: 5_000,
  buckets: [
    { atMs: 0, arrived: 10, succeeded: 9, failed: 1, latencyP95Us: 80_000, inFlight: 2 },
    { atMs: 5_000, arrived: 5, succeeded: 5, failed: 0, latencyP95Us: null, inFlight: 0 },
  ],
  resources: [
    { elementId: "api", busyMilli: [2_000, 4_000], queueMilli: [0, 1_500] },
    { elementId: "db", busyMilli: [100, 100], queueMilli: [0, 0] },
  ],
  subscriptions: [
    { subscriptionId: "idle", backlog: [0, 0] },
    { subscriptionId: "slow", backlog: [0, 7] },
  ],
};

const RUN = {
  series: SERIES,
  bottlenecks: [
    {
      kind: "resource",
      id: "api",
      offeredLoadPpm: 1,
      saturatedPpm: 1,
      utilisationPpm: 1,
      reason: "headroom",
    },
  ],
  resources: [{ elementId: "api", servers: 4 }],
} as unknown as ShownRun;

const nameOf = (id: string): string => `the ${id}`;

function chart(title: string, part?: string) {
  return chartsOf(RUN, nameOf, chartedParts(RUN, part)).find((one) => one.title === title);
}

describe("charts of a run over virtual time", () => {
  it("say times in milliseconds and seconds, and rates for each second", () => {
    expect(chart("How long requests take")).toMatchObject({
      unit: "ms",
      seconds: [0, 5],
      lines: [{ values: [80, null] }],
    });
    expect(chart("Requests each second")?.lines.map(({ values }) => values)).toEqual([
      [2, 1],
      [1.8, 1],
      [0.2, 0],
    ]);
  });

  it("show the bottlenecks by name, busy as percent of all their slots", () => {
    expect(chart("Slots busy")?.lines).toMatchObject([{ label: "the api", values: [50, 100] }]);
    expect(chart("Waiting for a slot")?.lines).toMatchObject([{ values: [0, 1.5] }]);
  });

  it("show backlogs that there are, and the part that was asked for", () => {
    expect(chart("Backlog of subscriptions")?.lines.map(({ label }) => label)).toEqual(["the slow"]);
    expect(chart("Slots busy", "db")?.lines).toMatchObject([{ label: "the db" }]);
  });

  it("are none where the run has no series", () => {
    const bare = { ...RUN, series: { ...SERIES, bucketMs: 0, buckets: [] } };
    expect(chartsOf(bare, nameOf, chartedParts(bare, undefined))).toEqual([]);
  });

  it("hold two runs on one axis, with gaps where one has no moment of the other", () => {
    const other = {
      ...RUN,
      series: { ...SERIES, buckets: SERIES.buckets.map((one) => ({ ...one, atMs: one.atMs * 2 })) },
    };
    const both = laidOver(
      chartsOf(RUN, nameOf, chartedParts(RUN, undefined)),
      chartsOf(other, nameOf, chartedParts(RUN, undefined)),
      (label) => `${label} before`,
    );
    const inside = both.find(({ title }) => title === "Requests inside");
    expect(inside?.seconds).toEqual([0, 5, 10]);
    expect(inside?.lines).toMatchObject([
      { label: "inside", isDashed: false, values: [2, 0, null] },
      { label: "inside before", isDashed: true, values: [2, null, 0] },
    ]);
  });
});
