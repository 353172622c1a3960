import { describe, expect, it } from "@jest/globals";
import type { StressProfile } from "../src/index.js";
import {
  branch,
  call,
  capacity,
  constant,
  exponential,
  guid,
  ModelBuilder,
  parallel,
  profile,
  publishStep,
  scenario,
  work,
  write,
} from "../src/testing/load.js";
import { run } from "../src/testing/run.js";

const OWNER = guid(10);
const OPERATION = guid(20);
const LARGE = capacity(OWNER, 10_000);

/** A profile in which requests come at one steady gap. */
function steady(
  ratePerSecond: number,
  durationSeconds: number,
  more: Partial<StressProfile> = {},
): StressProfile {
  return profile({ process: "constant", ratePerSecond, durationSeconds }, more);
}

function oneOperation(more: { timeoutMs?: number; retry?: { maxAttempts: number; backoffMs: number } } = {}) {
  return new ModelBuilder().withElement(OWNER).withOperation(OPERATION, OWNER, more).build();
}

describe("retries", () => {
  it.each([
    [0.1, 3],
    [0.9, 10],
  ])(
    "an error rate of %d and %d attempts: every attempt without success is faulted",
    (errorRate, maxAttempts) => {
      const { operations, requests } = run(
        scenario([call("a", OPERATION)]),
        oneOperation({ retry: { maxAttempts, backoffMs: 1 } }),
        profile(
          { ratePerSecond: 500, durationSeconds: 20 },
          { resources: [LARGE], serviceTimes: [work(OPERATION, exponential(1), errorRate)] },
        ),
      );
      const { attempts = 0, failed, faulted, succeeded = 0 } = operations[0] ?? {};
      expect(faulted).toBeGreaterThanOrEqual(attempts - succeeded - 20);
      expect(faulted).toBeLessThanOrEqual(attempts - succeeded);
      expect(requests.failed).toBe(failed);
    },
  );

  it("takes the time-outs and the waits between them to fail, and serves what has timed out all the same", () => {
    const { operations, failedLatency } = run(
      scenario([call("a", OPERATION)]),
      oneOperation({ timeoutMs: 200, retry: { maxAttempts: 3, backoffMs: 50 } }),
      profile(
        { ratePerSecond: 300, durationSeconds: 60, warmUpSeconds: 5 },
        { resources: [LARGE], serviceTimes: [work(OPERATION, exponential(100))] },
      ),
    );
    const { timedOut = 0, late = 0 } = operations[0] ?? {};
    // Three time-outs and two waits.
    expect(failedLatency.minUs).toBe(700_000);
    expect(failedLatency.maxUs).toBe(700_000);
    expect(late).toBeGreaterThan(0.95 * timedOut);
  });

  it("waits for a backoff that grows up to its cap", () => {
    const { failedLatency } = run(
      scenario([call("a", OPERATION)]),
      oneOperation({ retry: { maxAttempts: 5, backoffMs: 10 } }),
      steady(1, 20, {
        resources: [LARGE],
        serviceTimes: [work(OPERATION, constant(0), 1)],
        overrides: [
          {
            targetId: OPERATION,
            timeoutMs: null,
            maxAttempts: null,
            backoffMs: null,
            backoffFactor: 3,
            maxBackoffMs: 80,
            jitter: "none",
          },
        ],
      }),
    );
    expect(failedLatency.meanUs).toBe(1_000 * (10 + 30 + 80 + 80));
    expect(failedLatency.stdDevUs).toBe(0);
  });

  it("with full jitter waits half as long on average", () => {
    const { failedLatency } = run(
      scenario([call("a", OPERATION)]),
      oneOperation({ retry: { maxAttempts: 2, backoffMs: 100 } }),
      steady(500, 40, {
        resources: [LARGE],
        serviceTimes: [work(OPERATION, constant(0), 1)],
        overrides: [
          {
            targetId: OPERATION,
            timeoutMs: null,
            maxAttempts: null,
            backoffMs: null,
            backoffFactor: 1,
            maxBackoffMs: null,
            jitter: "full",
          },
        ],
      }),
    );
    expect(Math.abs((failedLatency.meanUs ?? 0) - 50_000)).toBeLessThan(1_000);
    expect(failedLatency.maxUs).toBeLessThanOrEqual(100_000);
  });
});

describe("time-outs", () => {
  it("a response at the exact end of the timeout is late", () => {
    const at = (serviceMs: number) =>
      run(
        scenario([call("a", OPERATION)]),
        oneOperation({ timeoutMs: 100 }),
        steady(1, 20, { resources: [LARGE], serviceTimes: [work(OPERATION, constant(serviceMs))] }),
      ).operations[0];
    expect(at(100)?.timedOut).toBe(19);
    expect(at(100)?.late).toBe(19);
    expect(at(99.999999)?.timedOut).toBe(0);
    expect(at(99.999999)?.succeeded).toBe(19);
  });

  it("are not cancelled: the work goes on, and is counted as late", () => {
    const { resources, operations } = run(
      scenario([call("a", OPERATION)]),
      oneOperation({ timeoutMs: 100 }),
      steady(1, 100, { resources: [capacity(OWNER, 1)], serviceTimes: [work(OPERATION, constant(400))] }),
    );
    expect(resources[0]?.utilisationPpm).toBe(396_000);
    expect(resources[0]?.lateWorkPpm).toBe(750_000);
    expect(operations[0]?.attemptLatency.maxUs).toBe(100_000);
  });

  it("a request that hangs holds its slot until the time-out", () => {
    const { resources, operations } = run(
      scenario([call("a", OPERATION)]),
      oneOperation({ timeoutMs: 300 }),
      steady(1, 100, {
        resources: [capacity(OWNER, 1)],
        serviceTimes: [work(OPERATION, constant(1))],
        outages: [{ targetId: OPERATION, kind: "Timeout", fromMs: 0, toMs: 3_600_000, share: 1 }],
      }),
    );
    expect(resources[0]?.utilisationPpm).toBe(297_000);
    expect(operations[0]).toMatchObject({ timedOut: 99, faulted: 99, late: 0, failed: 99 });
  });
});

describe("slots", () => {
  const BACK = guid(11);
  const LOOKUP = guid(21);
  const model = new ModelBuilder()
    .withElement(OWNER)
    .withElement(BACK)
    .withOperation(OPERATION, OWNER)
    .withOperation(LOOKUP, BACK)
    .build();
  const nested = scenario([call("a", OPERATION, [call("b", LOOKUP)])]);

  it.each([
    ["call", 396_000],
    ["work", 99_000],
  ] as const)("held for the %s", (hold, utilisation) => {
    const { resources } = run(
      nested,
      model,
      steady(1, 100, {
        resources: [capacity(OWNER, 1, { hold }), capacity(BACK, 1)],
        serviceTimes: [work(OPERATION, constant(100)), work(LOOKUP, constant(300))],
      }),
    );
    expect(resources[0]?.utilisationPpm).toBe(utilisation);
    expect(resources[1]?.utilisationPpm).toBe(297_000);
  });

  it("a full queue rejects at once", () => {
    const { resources, operations, requests, verdict } = run(
      scenario([call("a", OPERATION)]),
      oneOperation(),
      steady(10, 10, {
        resources: [capacity(OWNER, 1, { queueLimit: 0 })],
        serviceTimes: [work(OPERATION, constant(150))],
      }),
    );
    expect(operations[0]?.rejected).toBe(resources[0]?.rejected);
    expect(resources[0]?.rejected).toBe(49);
    expect(requests.failed).toBe(49);
    expect(verdict).toBe("unstable");
  });
});

describe("outages", () => {
  it("of 100 % fail every call", () => {
    for (const targetId of [OPERATION, OWNER]) {
      const { operations, requests, resources } = run(
        scenario([call("a", OPERATION)]),
        oneOperation({ retry: { maxAttempts: 3, backoffMs: 5 } }),
        steady(10, 10, {
          resources: [LARGE],
          serviceTimes: [work(OPERATION, constant(1))],
          outages: [{ targetId, kind: "Outage", fromMs: 0, toMs: 3_600_000, share: 1 }],
        }),
      );
      expect(operations[0]?.failed).toBe(operations[0]?.calls);
      expect(operations[0]?.faulted).toBe(3 * 99);
      expect(requests.failed).toBe(99);
      expect(resources[0]?.arrivals).toBe(0);
    }
  });

  it("begin at fromMs and end before toMs", () => {
    const { operations } = run(
      scenario([call("a", OPERATION)]),
      oneOperation(),
      steady(1, 20, {
        resources: [LARGE],
        serviceTimes: [work(OPERATION, constant(0))],
        outages: [{ targetId: OPERATION, kind: "Error", fromMs: 5_000, toMs: 8_000, share: 1 }],
      }),
    );
    expect(operations[0]).toMatchObject({ faulted: 3, failed: 3, succeeded: 16 });
  });

  it("win over a fault of the scenario", () => {
    const { resources } = run(
      scenario([call("a", OPERATION)], [{ target: OPERATION, kind: "Error", failFirst: null }]),
      oneOperation(),
      steady(1, 20, {
        resources: [LARGE],
        serviceTimes: [work(OPERATION, constant(10))],
        outages: [{ targetId: OWNER, kind: "Outage", fromMs: 0, toMs: 10_500, share: 1 }],
      }),
    );
    expect(resources[0]?.arrivals).toBe(9);
  });

  it("that end after an attempt strike the first one of each request, however many requests are inside", () => {
    const { operations, requests } = run(
      scenario([call("a", OPERATION)], [{ target: OPERATION, kind: "Error", failFirst: 1 }]),
      oneOperation({ retry: { maxAttempts: 2, backoffMs: 0 } }),
      steady(2_000, 10, { resources: [LARGE], serviceTimes: [work(OPERATION, constant(1_000))] }),
    );
    expect(requests).toMatchObject({ arrived: 19_999, succeeded: 15_999, failed: 0, inFlightAtEnd: 4_000 });
    expect(operations[0]).toMatchObject({ faulted: 17_999, failed: 0 });
  });

  it("a share of the attempts meets them", () => {
    const { operations } = run(
      scenario([call("a", OPERATION)]),
      oneOperation(),
      steady(1_000, 20, {
        resources: [LARGE],
        serviceTimes: [work(OPERATION, constant(0))],
        outages: [{ targetId: OPERATION, kind: "Outage", fromMs: 0, toMs: 20_000, share: 0.25 }],
      }),
    );
    expect(Math.abs((operations[0]?.failed ?? 0) / 19_999 - 0.25)).toBeLessThan(0.0125);
  });
});

describe("arrivals", () => {
  const load = (arrivals: Partial<StressProfile["arrivals"]>) =>
    run(
      scenario([call("a", OPERATION)]),
      oneOperation(),
      profile(arrivals, { resources: [LARGE], serviceTimes: [work(OPERATION, constant(0))] }),
    );

  it("constant ones come at even gaps, none at the very end", () => {
    const { requests, series } = load({ process: "constant", ratePerSecond: 10, durationSeconds: 12 });
    expect(requests.arrived).toBe(119);
    expect(series.bucketMs).toBe(100);
    expect(series.buckets).toHaveLength(120);
    expect(series.buckets.slice(0, 3).map((bucket) => bucket.arrived)).toEqual([0, 1, 1]);
  });

  it("change with each stage, and pause at a rate of 0", () => {
    const { series, requests } = load({
      process: "constant",
      ratePerSecond: 10,
      durationSeconds: 30,
      stages: [
        { fromSecond: 10, ratePerSecond: 0 },
        { fromSecond: 20, ratePerSecond: 100 },
      ],
    });
    const of = (from: number, to: number): number =>
      series.buckets
        .filter(({ atMs }) => atMs >= from && atMs < to)
        .reduce((sum, bucket) => sum + bucket.arrived, 0);
    expect([of(0, 10_000), of(10_000, 20_000), of(20_000, 30_000)]).toEqual([99, 0, 999]);
    expect(requests.arrived).toBe(99 + 999);
  });

  it("Poisson ones have the mean and the spread of their rate", () => {
    const { series } = load({ ratePerSecond: 50, durationSeconds: 1_200 });
    const counts = series.buckets.map((bucket) => bucket.arrived);
    const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length;
    const variance = counts.reduce((sum, count) => sum + (count - mean) ** 2, 0) / counts.length;
    expect(Math.abs(mean - 500)).toBeLessThan(4 * Math.sqrt(500 / counts.length));
    expect(variance / mean).toBeGreaterThan(0.6);
    expect(variance / mean).toBeLessThan(1.5);
  });

  it("before the end of the warm-up are played and not measured", () => {
    const { requests, operations, resources } = load({
      process: "constant",
      ratePerSecond: 10,
      durationSeconds: 10,
      warmUpSeconds: 4,
    });
    expect(requests).toMatchObject({ arrived: 99, measured: 60, succeeded: 60 });
    expect(operations[0]?.calls).toBe(60);
    expect(resources[0]?.arrivals).toBe(60);
  });
});

describe("messages", () => {
  const CHANNEL = guid(30);
  const DEAD = guid(31);
  const CONSUMER = guid(12);
  const SUBSCRIPTION = guid(40);
  const model = new ModelBuilder()
    .withElement(CONSUMER)
    .withElement(OWNER)
    .withOperation(OPERATION, OWNER)
    .withChannel(CHANNEL)
    .withChannel(DEAD, "queue")
    .withSubscription(SUBSCRIPTION, CHANNEL, CONSUMER, {
      retry: { maxAttempts: 2, backoffMs: 10 },
      deadLetterChannelId: DEAD,
    })
    .build();
  const published = scenario([publishStep("p", CHANNEL)]);
  const limited = (more: Partial<StressProfile["subscriptions"][number]> = {}) => ({
    subscriptionId: SUBSCRIPTION,
    concurrency: 1,
    backlogLimit: null,
    overflow: "drop" as const,
    deliveryDelayMs: 0,
    ...more,
  });

  it("wait for a slot of their subscription, one after the other", () => {
    const { subscriptions, requests } = run(
      published,
      model,
      steady(10, 10, {
        resources: [capacity(CONSUMER, 100)],
        serviceTimes: [work(SUBSCRIPTION, constant(150))],
        subscriptions: [limited({ deliveryDelayMs: 20 })],
      }),
    );
    // A message every 100 ms, 150 ms each: two of three are behind at the end.
    expect(requests.succeeded).toBe(99);
    expect(subscriptions[0]).toMatchObject({ delivered: 99, growing: true });
    expect(subscriptions[0]?.backlogAtEnd).toBe(33);
    expect(subscriptions[0]?.backlogMax).toBe(33);
    expect(subscriptions[0]?.lagMaxUs).toBeGreaterThan(3_000_000);
  });

  it.each(["drop", "dead-letter"] as const)("overflow a full backlog: %s", (overflow) => {
    const { subscriptions, channels } = run(
      published,
      model,
      steady(10, 10, {
        resources: [capacity(CONSUMER, 100)],
        serviceTimes: [work(SUBSCRIPTION, constant(150))],
        subscriptions: [limited({ overflow, backlogLimit: 1 })],
      }),
    );
    const { dropped = 0, deadLettered = 0 } = subscriptions[0] ?? {};
    expect(dropped + deadLettered).toBeGreaterThan(28);
    expect(overflow === "drop" ? deadLettered : dropped).toBe(0);
    expect(channels.find((channel) => channel.channelId === CHANNEL)?.dropped).toBe(dropped);
    expect(channels.find((channel) => channel.channelId === DEAD)?.deadLettered).toBe(deadLettered);
  });

  it("that fail every attempt are dead letters", () => {
    const { subscriptions } = run(
      published,
      model,
      steady(10, 10, {
        resources: [capacity(CONSUMER, 100)],
        serviceTimes: [work(SUBSCRIPTION, constant(1), 1)],
      }),
    );
    expect(subscriptions[0]).toMatchObject({
      delivered: 99,
      attempts: 198,
      failed: 198,
      deadLettered: 99,
      amplificationPpm: 2_000_000,
    });
  });

  it("a full queue of the consumer fails the attempt, however many wait", () => {
    const { subscriptions, resources } = run(
      published,
      model,
      steady(100_000, 1, {
        resources: [capacity(CONSUMER, 1, { queueLimit: 0 })],
        serviceTimes: [work(SUBSCRIPTION, constant(900))],
        subscriptions: [limited({ concurrency: 2 })],
      }),
    );
    expect(subscriptions[0]?.deadLettered).toBeGreaterThan(90_000);
    expect(resources[0]?.rejected).toBeGreaterThan(180_000);
  });

  it("do not hold up the one who publishes", () => {
    const steps = [
      publishStep("p", CHANNEL, { [SUBSCRIPTION]: [call("b", OPERATION)] }),
      call("a", OPERATION),
    ];
    const { latency } = run(
      scenario(steps),
      model,
      steady(1, 10, {
        resources: [capacity(CONSUMER, 1), capacity(OWNER, 10)],
        serviceTimes: [work(SUBSCRIPTION, constant(700)), work(OPERATION, constant(5))],
      }),
    );
    expect(latency.maxUs).toBe(5_000);
  });
});

describe("writes, lists and branches", () => {
  const STORE = guid(13);
  const LOOKUP = guid(21);
  const model = new ModelBuilder()
    .withElement(OWNER)
    .withElement(STORE)
    .withOperation(OPERATION, OWNER)
    .build();

  it("a write takes the store's service time, with or without a capacity", () => {
    const at = (resources: StressProfile["resources"]) =>
      run(
        scenario([write("w", STORE)]),
        model,
        steady(10, 10, { resources, serviceTimes: [work(STORE, constant(200))] }),
      );
    expect(at([]).latency.maxUs).toBe(200_000);
    expect(at([]).notes.map((note) => note.code)).toContain("unlimited-store");
    expect(at([capacity(STORE, 1)]).latency.maxUs).toBeGreaterThan(1_000_000);
  });

  it("parallel lists take as long as the longest", () => {
    const lists = parallel("p", [call("a", OPERATION)], [call("b", OPERATION), call("c", OPERATION)]);
    const { latency } = run(
      scenario([lists]),
      model,
      steady(1, 10, { resources: [LARGE], serviceTimes: [work(OPERATION, constant(10))] }),
    );
    expect(latency.meanUs).toBe(20_000);
  });

  it("a write that finds the store's queue full, or errs, fails", () => {
    const at = (resource: StressProfile["resources"][number], errorRate: number) =>
      run(
        scenario([write("w", STORE)]),
        model,
        steady(10, 10, { resources: [resource], serviceTimes: [work(STORE, constant(150), errorRate)] }),
      );
    const full = at(capacity(STORE, 1, { queueLimit: 0 }), 0);
    // Each write that is served turns away the next one.
    expect(full.stores).toEqual([{ elementId: STORE, writes: 99, failed: 49 }]);
    expect(full.requests).toMatchObject({ succeeded: 49, failed: 49, inFlightAtEnd: 1 });
    expect(full.failedLatency.maxUs).toBe(0);
    const erring = at(capacity(STORE, 10), 1);
    expect(erring.stores[0]?.failed).toBe(erring.requests.failed);
    expect(erring.failedLatency).toMatchObject({ minUs: 150_000, maxUs: 150_000 });
  });

  it("branches have failed when a step in them has, for branches that read them", () => {
    const failing = branch("inner", "w", "Succeeded", { taken: [call("x", OPERATION)] });
    const steps = [
      call(
        "a",
        LOOKUP,
        [write("w", STORE), branch("outer", "w", "Succeeded", { taken: [failing] })],
        [write("handled", STORE)],
      ),
      branch("reads inner", "inner", "Failed", {}),
      branch("reads outer", "outer", "Failed", {}),
    ];
    const two = new ModelBuilder()
      .withElement(OWNER)
      .withElement(STORE)
      .withOperation(OPERATION, OWNER)
      .withOperation(LOOKUP, OWNER)
      .build();
    const { branches, requests } = run(
      scenario(steps),
      two,
      profile(
        { process: "constant", ratePerSecond: 10, durationSeconds: 10, warmUpSeconds: 4 },
        { resources: [LARGE], serviceTimes: [work(OPERATION, constant(0), 1), work(LOOKUP, constant(0))] },
      ),
    );
    expect(requests).toMatchObject({ measured: 60, succeeded: 60 });
    // Branches before the end of the warm-up are not counted.
    expect(branches).toEqual(
      ["inner", "outer", "reads inner", "reads outer"].map((stepId) => ({
        stepId,
        thenCount: 60,
        elseCount: 0,
      })),
    );
  });

  it("a branch with an assumption is a toss of a coin", () => {
    const steps = [
      call("a", OPERATION),
      branch("b", "a", "Failed", { taken: [write("w", STORE)], otherwise: [] }),
    ];
    const load = { resources: [LARGE], serviceTimes: [work(OPERATION, constant(0))] };
    const tossed = run(
      scenario(steps),
      model,
      steady(1_000, 20, { ...load, branches: [{ stepId: "b", thenProbability: 0.3 }] }),
    );
    expect(Math.abs((tossed.branches[0]?.thenCount ?? 0) / 19_999 - 0.3)).toBeLessThan(0.013);
    const read = run(scenario(steps), model, steady(1_000, 20, load));
    expect(read.branches[0]).toEqual({ stepId: "b", thenCount: 0, elseCount: 19_999 });
  });

  it("a handled failure is a success", () => {
    const { requests } = run(
      scenario([call("a", OPERATION, [], [write("w", STORE)])]),
      model,
      steady(10, 10, { resources: [LARGE], serviceTimes: [work(OPERATION, constant(0), 1)] }),
    );
    expect(requests).toMatchObject({ succeeded: 99, failed: 0, successRatePpm: 1_000_000 });
  });
});
