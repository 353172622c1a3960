import { describe, expect, it } from "@jest/globals";
import { assumptionsOf, distributionText } from "./assumptions.js";
import type { RunProfile } from "./shown-run.js";

const PROFILE: RunProfile = {
  name: "Evening",
  scenarioId: "s",
  seed: "7",
  arrivals: {
    process: "poisson",
    ratePerSecond: 92,
    durationSeconds: 600,
    warmUpSeconds: 30,
    stages: [{ fromSecond: 60, ratePerSecond: 120 }],
  },
  resources: [{ elementId: "api", instances: 2, concurrency: 4, queueLimit: null }],
  serviceTimes: [{ targetId: "get", distribution: { kind: "exponential", meanMs: 3 }, errorRate: 0.01 }],
  subscriptions: [],
  branches: [],
  overrides: [{ targetId: "get", timeoutMs: 200, jitter: "full" }],
  outages: [{ targetId: "api", kind: "Error", fromMs: 0, toMs: 10 }],
};

describe("what a run assumes", () => {
  const contract = {
    kind: "operation" as const,
    targetId: "get",
    name: "GET /",
    ownerId: "api",
    retry: { maxAttempts: 3, backoffMs: 50 },
    stepIds: [],
    timeoutMs: 0,
  };
  const store = { ...contract, kind: "store" as const, targetId: "db", timeoutMs: null, retry: null };
  const note = { code: "shared-queue" as const, targetId: null, message: "One queue for all." };
  const all = assumptionsOf(PROFILE, { serviceTimes: [contract, store] }, [note]);

  it("is listed whole, with the part it is about and who says it", () => {
    expect(all.map(({ source, target }) => [source, target])).toEqual([
      ["profile", null],
      ["profile", null],
      ["profile", null],
      ["profile", null],
      ["profile", "api"],
      ["profile", "get"],
      ["profile", "get"],
      ["profile", "api"],
      ["model", "get"],
      ["engine", null],
    ]);
  });

  it("is said with its units", () => {
    const texts = all.map(({ text }) => text);
    expect(texts[0]).toBe("Requests come by chance (Poisson), 92 each second.");
    expect(texts[4]).toBe("2 × 4 slots; its queue has no limit; a slot is held for the whole call.");
    expect(texts[5]).toBe("Works exponential, mean 3 ms; 1 % fail.");
    expect(texts[6]).toBe("In place of the model: time-out 200 ms, full jitter.");
    expect(texts[7]).toBe("Works, then fails from 0 to 10 ms, for 100 % of the attempts.");
    expect(texts[8]).toBe("No time-out. 3 attempts, 50 ms between them.");
  });

  it("says each distribution by what it is made of", () => {
    expect(distributionText({ kind: "constant", valueMs: 4 })).toBe("constant, 4 ms");
    expect(distributionText({ kind: "uniform", minMs: 1, maxMs: 2 })).toBe("uniform, 1 to 2 ms");
    expect(distributionText({ kind: "erlang", k: 2, meanMs: 5 })).toBe("Erlang, 2 phases, mean 5 ms");
    expect(distributionText({ kind: "lognormal", medianMs: 2, p95Ms: 9 })).toBe(
      "log-normal, median 2 ms, p95 9 ms",
    );
    expect(
      distributionText({
        kind: "empirical",
        points: [
          { percentile: 0, valueMs: 1 },
          { percentile: 100, valueMs: 8 },
        ],
      }),
    ).toBe("by percentiles, p0 1 ms, p100 8 ms");
  });
});
