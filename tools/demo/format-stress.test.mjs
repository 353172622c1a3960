import { describe, expect, it } from "@jest/globals";
import { COLOURED, PLAIN } from "./colours.mjs";
import { formatStress } from "./format-stress.mjs";
import { expectGolden } from "./testing/expect-golden.mjs";

const requirements = {
  resources: [
    { elementId: "a", name: "orders" },
    { elementId: "b", name: "ledger" },
  ],
  serviceTimes: [{ targetId: "o", name: "POST /orders" }],
};
const buckets = Array.from({ length: 30 }, (_, index) => ({
  latencyP95Us: index === 0 ? null : 1_000 * index,
}));
const resource = { servers: 4, utilisationPpm: 125_000, queueMeanMilli: 0, waitP95Us: null };
const run = {
  profile: { name: "A busy evening", arrivals: { ratePerSecond: 95, durationSeconds: 30 } },
  resultHash: "0123456789abcdef",
  verdict: "saturated",
  budget: { events: 1_234 },
  requests: { succeeded: 90, measured: 95, throughputPerSecond: 94.5 },
  latency: { p50Us: 1_500, p95Us: 20_040, p99Us: null },
  resources: [
    { ...resource, elementId: "b", offeredLoadPpm: 125_000 },
    {
      ...resource,
      elementId: "a",
      offeredLoadPpm: 930_000,
      utilisationPpm: 930_000,
      queueMeanMilli: 8_125,
      waitP95Us: 61_000,
    },
  ],
  bottlenecks: [{ id: "a", reason: "high-load" }],
  critical: { resourceId: "a", headroomPerSecond: 7.15 },
  series: { bucketMs: 1_000, buckets },
};

describe("a stress run as text", () => {
  it("tells what came of it, the resources, the bottleneck and why, and the latency over time", () => {
    expectGolden("stress.txt", `${formatStress(requirements, run, PLAIN)}\n`);
  });

  it("says the same in colours", () => {
    const coloured = formatStress(requirements, run, COLOURED);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: that is what colours are made of
    expect(coloured.replace(/\u001b\[\d+m/g, "")).toBe(formatStress(requirements, run, PLAIN));
    expect(coloured).toContain("\u001b[33msaturated\u001b[39m");
  });

  it("has words for a run that nothing holds up", () => {
    const idle = {
      ...run,
      resources: [],
      bottlenecks: [],
      critical: null,
      series: { bucketMs: 1_000, buckets: [] },
    };
    expect(formatStress(requirements, idle, PLAIN)).toContain("nothing is a bottleneck");
  });

  it("lets no name steer the terminal", () => {
    const hostile = {
      ...requirements,
      resources: [{ elementId: "a", name: "\u001b[2Jgone\r\n\u202eback" }],
    };
    const text = formatStress(hostile, run, PLAIN);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: exactly these must not be there
    expect(text.replaceAll("\n", "")).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u202e]/);
  });
});
