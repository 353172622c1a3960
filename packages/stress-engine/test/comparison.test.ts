import { describe, expect, it } from "@jest/globals";
import type { StressProfile } from "../src/index.js";
import { compareStressRuns, stressRunSummary } from "../src/index.js";
import {
  branch,
  call,
  capacity,
  constant,
  exponential,
  guid,
  ModelBuilder,
  profile,
  publishStep,
  scenario,
  work,
  write,
} from "../src/testing/load.js";
import { run } from "../src/testing/run.js";

const OWNER = guid(10);
const OPERATION = guid(20);
const model = new ModelBuilder().withElement(OWNER).withOperation(OPERATION, OWNER).build();
const document = scenario([call("a", OPERATION)]);

function load(servers: number, ratePerSecond = 160, more: Partial<StressProfile> = {}) {
  return run(
    document,
    model,
    profile(
      { ratePerSecond, durationSeconds: 200, warmUpSeconds: 10 },
      { resources: [capacity(OWNER, servers)], serviceTimes: [work(OPERATION, exponential(10))], ...more },
    ),
  );
}

describe("two runs", () => {
  it("say what was changed and what came of it", () => {
    const [narrow, wide] = [load(2), load(4)];
    const comparison = compareStressRuns(narrow, wide);
    expect(comparison).toMatchObject({ comparable: true, reasons: [] });
    expect(comparison.inputs).toEqual({
      modelChanged: false,
      scenarioChanged: false,
      profileChanges: [{ path: `resources.${OWNER}.concurrency`, left: 2, right: 4 }],
    });
    const metric = (path: string) => comparison.metrics.find((entry) => entry.path === path);
    expect(metric("latency.p95Us")?.direction).toBe("better");
    expect(metric(`resources.${OWNER}.utilisationPpm`)?.direction).toBe("better");
    expect(metric("requests.arrived")).toMatchObject({ absolute: 0, relativePpm: 0, direction: "same" });
    const { left, right, absolute, relativePpm } = metric("latency.meanUs") ?? {};
    expect(absolute).toBe((right ?? 0) - (left ?? 0));
    expect(relativePpm).toBe(Math.round((1e6 * (absolute ?? 0)) / (left ?? 1)));
    expect(
      compareStressRuns(wide, narrow).metrics.find((entry) => entry.path === "latency.p95Us")?.direction,
    ).toBe("worse");
  });

  it("of one and the same profile are the same", () => {
    const { metrics, inputs } = compareStressRuns(load(2), load(2));
    expect(inputs.profileChanges).toEqual([]);
    expect(metrics.every(({ direction }) => direction === "same")).toBe(true);
  });

  it("are uncertain where the intervals overlap", () => {
    const again = load(2, 160, { seed: "2" });
    const metric = compareStressRuns(load(2), again).metrics.find((entry) => entry.path === "latency.meanUs");
    expect(metric?.direction).toBe("uncertain");
  });

  it("of different scenarios are not comparable, and only totals stand side by side", () => {
    const other = load(2, 160, { scenarioId: guid(5) });
    const comparison = compareStressRuns(load(2), other);
    expect(comparison).toMatchObject({ comparable: false, reasons: ["different-scenario"] });
    expect(comparison.metrics.some((metric) => metric.path.startsWith("resources."))).toBe(false);
    expect(comparison.metrics.some((metric) => metric.path === "latency.p95Us")).toBe(true);
  });
});

describe("chance", () => {
  it("is not judged: hardly a number of the same system differs from seed to seed", () => {
    const runs = Array.from({ length: 8 }, (_, seed) => load(3, 160, { seed: `chance ${seed}` }));
    const judged = runs.flatMap((left) =>
      runs.flatMap((right) => compareStressRuns(left, right).metrics.map(({ direction }) => direction)),
    );
    const wrong = judged.filter((direction) => direction === "better" || direction === "worse");
    expect(judged.length).toBeGreaterThan(1_000);
    expect(wrong.length / judged.length).toBeLessThan(0.02);
  });

  it("leaves every number that varies with an interval around it, but extremes and what is left at the end", () => {
    const seen = load(3, 160, {
      serviceTimes: [work(OPERATION, exponential(10), 0.3)],
      resources: [capacity(OWNER, 3, { queueLimit: 4 })],
    });
    const compared = compareStressRuns(seen, seen).metrics.filter(({ left }) => left !== null);
    const known = new Map(seen.intervals.map((interval) => [interval.path, interval]));
    const without = compared.filter(({ path }) => !known.has(path)).map(({ path }) => path);
    expect(without.filter((path) => !/maxUs|p999Us|inFlightAtEnd|arrived|measured/.test(path))).toEqual([]);
    for (const { path, left } of compared) {
      const { low = 0, high = Number.POSITIVE_INFINITY } = known.get(path) ?? {};
      expect([path, low <= (left ?? 0), (left ?? 0) <= high]).toEqual([path, true, true]);
    }
  });

  it("has no intervals where the system does not stand still", () => {
    expect(load(4, 160, { serviceTimes: [work(OPERATION, constant(50))] }).intervals).toEqual([]);
  });
});

describe("what only one of two runs has", () => {
  const [STORE, TOPIC, SUBSCRIPTION] = [guid(11), guid(30), guid(40)];
  const larger = new ModelBuilder()
    .withElement(OWNER)
    .withElement(STORE)
    .withOperation(OPERATION, OWNER)
    .withChannel(TOPIC)
    .withSubscription(SUBSCRIPTION, TOPIC, OWNER)
    .build();
  const outage = { targetId: OPERATION, kind: "Error", share: 1 } as const;
  const override = { targetId: OPERATION, maxAttempts: 2 };
  const assumed: Partial<StressProfile> = {
    resources: [capacity(OWNER, 2)],
    serviceTimes: [work(OPERATION, exponential(10)), work(SUBSCRIPTION, exponential(1))],
    subscriptions: [
      {
        subscriptionId: SUBSCRIPTION,
        concurrency: 3,
        backlogLimit: null,
        overflow: "drop",
        deliveryDelayMs: 0,
      },
    ],
    branches: [{ stepId: "b", thenProbability: 0.5 }],
    overrides: [
      { ...override, timeoutMs: null, backoffMs: null, backoffFactor: 1, maxBackoffMs: null, jitter: "none" },
    ],
    outages: [
      { ...outage, fromMs: 500, toMs: 501 },
      { ...outage, fromMs: 5, toMs: 6 },
    ],
  };
  const steps = [
    call("a", OPERATION),
    publishStep("p", TOPIC),
    branch("b", "a", "Failed", { taken: [write("w", STORE)] }),
  ];
  const small = load(2);
  const large = run(
    scenario(steps),
    larger,
    profile({ ratePerSecond: 160, durationSeconds: 200, warmUpSeconds: 10 }, assumed),
  );

  it("stands beside nothing, and is no better and no worse", () => {
    const path = `subscriptions.${SUBSCRIPTION}.backlogMeanMilli`;
    const found = (left: typeof small, right: typeof small) =>
      compareStressRuns(left, right).metrics.find((metric) => metric.path === path);
    const nothing = { path, absolute: null, relativePpm: null, direction: "uncertain" };
    const value = large.subscriptions[0]?.backlogMeanMilli;
    expect(value).toBeGreaterThanOrEqual(0);
    expect(found(small, large)).toEqual({ ...nothing, left: null, right: value });
    expect(found(large, small)).toEqual({ ...nothing, left: value, right: null });
  });

  it("is told of the assumptions, those of one target under it and outages in the order of time", () => {
    const { profileChanges } = compareStressRuns(small, large).inputs;
    const added = profileChanges.filter(({ left }) => left === null);
    expect(added.filter(({ path }) => /Id$/.test(path)).map(({ path }) => path)).toEqual([
      "branches.b.stepId",
      `overrides.${OPERATION}.targetId`,
      `serviceTimes.${SUBSCRIPTION}.targetId`,
      `subscriptions.${SUBSCRIPTION}.subscriptionId`,
    ]);
    const change = (path: string) => profileChanges.find((one) => one.path === path)?.right;
    expect(change("branches.b.thenProbability")).toBe(0.5);
    expect(change(`overrides.${OPERATION}.maxAttempts`)).toBe(2);
    expect(change(`subscriptions.${SUBSCRIPTION}.concurrency`)).toBe(3);
    expect(change(`outages.${OPERATION}`)).toMatchObject([{ fromMs: 5 }, { fromMs: 500 }]);
  });
});

describe("the verdict", () => {
  it.each<[string, number, number, Partial<StressProfile>, string, string[]]>([
    ["of a light load", 4, 160, {}, "stable", []],
    [
      "of a load near its limit",
      2,
      160,
      { serviceTimes: [work(OPERATION, constant(11))] },
      "saturated",
      ["saturated"],
    ],
    ["of an overload", 2, 400, {}, "unstable", ["falling-behind", "growing-queue", "overload"]],
    ["of few requests", 4, 4, {}, "inconclusive", ["few-samples"]],
    [
      "of rejections",
      4,
      160,
      { resources: [capacity(OWNER, 4, { queueLimit: 0 })] },
      "saturated",
      ["rejections"],
    ],
  ])("%s", (_, servers, rate, more, verdict, reasons) => {
    const seen = load(servers, rate, more);
    expect([seen.verdict, seen.verdictReasons]).toEqual([verdict, reasons]);
  });

  it("of many retries", () => {
    const seen = load(20, 160, {
      serviceTimes: [work(OPERATION, exponential(10), 0.5)],
      overrides: [
        {
          targetId: OPERATION,
          timeoutMs: null,
          maxAttempts: 5,
          backoffMs: 10,
          backoffFactor: 1,
          maxBackoffMs: null,
          jitter: "none",
        },
      ],
    });
    expect([seen.verdict, seen.verdictReasons]).toEqual(["saturated", ["retry-amplification"]]);
  });

  it("has a critical resource with its headroom, and the bottlenecks in order", () => {
    const { critical, bottlenecks, confidence, latency } = load(4);
    expect(critical?.resourceId).toBe(OWNER);
    expect(Math.abs((critical?.headroomPerSecond ?? 0) - 240)).toBeLessThan(8);
    expect(bottlenecks).toMatchObject([{ kind: "resource", id: OWNER, reason: "headroom" }]);
    expect(confidence).toMatchObject({ method: "batch-means", batches: 30 });
    const { low = 0, high = 0 } = latency.ci95MeanUs ?? {};
    expect(low < (latency.meanUs ?? 0) && (latency.meanUs ?? 0) < high).toBe(true);
  });

  it.each([
    [
      "stages",
      {
        arrivals: {
          process: "poisson",
          ratePerSecond: 100,
          durationSeconds: 60,
          warmUpSeconds: 0,
          stages: [{ fromSecond: 5, ratePerSecond: 90 }],
        },
      },
    ],
    ["outages", { outages: [{ targetId: OWNER, kind: "Error", fromMs: 0, toMs: 1, share: 1 }] }],
    ["unstable", { serviceTimes: [work(OPERATION, constant(50))] }],
  ] as const)("says why there is no confidence: %s", (reason, more) => {
    const { confidence, confidenceReason, latency } = load(4, 160, more);
    expect([confidence, confidenceReason, latency.ci95MeanUs]).toEqual([null, reason, null]);
  });

  it("stands in the summary", () => {
    const whole = load(4);
    expect(stressRunSummary(whole)).toMatchObject({
      verdict: "stable",
      p95Us: whole.latency.p95Us,
      criticalResourceId: OWNER,
      resultHash: whole.resultHash,
    });
  });

  it("has no critical resource where nothing has a capacity", () => {
    const store = guid(11);
    const written = run(
      scenario([write("w", store)]),
      new ModelBuilder().withElement(store).build(),
      profile({ ratePerSecond: 10, durationSeconds: 10 }, { serviceTimes: [work(store, constant(1))] }),
    );
    expect(stressRunSummary(written).criticalResourceId).toBeNull();
  });
});
