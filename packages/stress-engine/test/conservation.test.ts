import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import type { ServiceTimeDistribution, StressProfile } from "../src/index.js";
import {
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
} from "../src/testing/load.js";
import { run } from "../src/testing/run.js";
import { simulated, underWay } from "../src/testing/simulated.js";

const FRONT = guid(10);
const BACK = guid(11);
const CONSUMER = guid(12);
const OPEN = guid(20);
const LOOK = guid(21);
const CHANNEL = guid(30);
const SUBSCRIPTION = guid(40);

const model = new ModelBuilder()
  .withElement(FRONT)
  .withElement(BACK)
  .withElement(CONSUMER)
  .withOperation(OPEN, FRONT, { timeoutMs: 120, retry: { maxAttempts: 2, backoffMs: 15 } })
  .withOperation(LOOK, BACK, { timeoutMs: 60, retry: { maxAttempts: 3, backoffMs: 5 } })
  .withChannel(CHANNEL)
  .withSubscription(SUBSCRIPTION, CHANNEL, CONSUMER, { retry: { maxAttempts: 2, backoffMs: 10 } })
  .build();
const document = scenario([
  call("open", OPEN, [
    call("look", LOOK),
    publishStep("told", CHANNEL, { [SUBSCRIPTION]: [call("again", LOOK)] }),
  ]),
]);

const distribution: fc.Arbitrary<ServiceTimeDistribution> = fc.oneof(
  fc.record({ kind: fc.constant("exponential" as const), meanMs: fc.integer({ min: 0, max: 40 }) }),
  fc.record({ kind: fc.constant("constant" as const), valueMs: fc.integer({ min: 0, max: 70 }) }),
  fc.record({
    kind: fc.constant("lognormal" as const),
    medianMs: fc.integer({ min: 1, max: 20 }),
    p95Ms: fc.integer({ min: 20, max: 200 }),
  }),
  fc.record({
    kind: fc.constant("uniform" as const),
    minMs: fc.integer({ min: 0, max: 9 }),
    maxMs: fc.integer({ min: 9, max: 60 }),
  }),
);

const loads: fc.Arbitrary<StressProfile> = fc
  .record({
    rate: fc.integer({ min: 1, max: 120 }),
    warmUpSeconds: fc.integer({ min: 0, max: 9 }),
    distributions: fc.array(distribution, { minLength: 3, maxLength: 3 }),
    servers: fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 4, maxLength: 4 }),
    limits: fc.array(fc.option(fc.integer({ min: 0, max: 12 })), { minLength: 4, maxLength: 4 }),
    holds: fc.array(fc.constantFrom("call" as const, "work" as const), { minLength: 3, maxLength: 3 }),
    errors: fc.array(fc.constantFrom(0, 0, 0.2, 1), { minLength: 3, maxLength: 3 }),
    overflow: fc.constantFrom("drop" as const, "dead-letter" as const),
    seed: fc.string({ minLength: 1, maxLength: 5, unit: "grapheme-ascii" }),
  })
  .map(({ rate, warmUpSeconds, distributions, servers, limits, holds, errors, overflow, seed }) =>
    profile(
      { ratePerSecond: rate, durationSeconds: 10, warmUpSeconds },
      {
        seed,
        resources: [FRONT, BACK, CONSUMER].map((element, index) =>
          capacity(element, servers[index] ?? 1, {
            queueLimit: limits[index] ?? null,
            hold: holds[index] ?? "call",
          }),
        ),
        serviceTimes: [OPEN, LOOK, SUBSCRIPTION].map((target, index) =>
          work(target, distributions[index] ?? exponential(1), errors[index] ?? 0),
        ),
        subscriptions: [
          {
            subscriptionId: SUBSCRIPTION,
            concurrency: servers[3] ?? 1,
            backlogLimit: limits[3] ?? null,
            overflow,
            deliveryDelayMs: 3,
          },
        ],
      },
    ),
  );

describe("whatever the load", () => {
  it("nothing is lost and nothing comes from nowhere", () => {
    fc.assert(
      fc.property(loads, (load) => {
        const { requests, operations, resources, subscriptions, series, latency, failedLatency } = run(
          document,
          model,
          load,
        );
        expect(requests.succeeded + requests.failed + requests.inFlightAtEnd).toBe(requests.measured);
        expect(requests.inFlightAtEnd).toBeGreaterThanOrEqual(0);
        expect(latency.count).toBe(requests.succeeded);
        expect(failedLatency.count).toBe(requests.failed);
        expect(series.buckets.reduce((sum, bucket) => sum + bucket.arrived, 0)).toBe(requests.arrived);
        for (const operation of operations) {
          expect(operation.attempts).toBeGreaterThanOrEqual(operation.calls);
          expect(operation.succeeded + operation.failed).toBeLessThanOrEqual(operation.calls);
          expect(operation.late).toBeLessThanOrEqual(operation.timedOut);
          expect(operation.callLatency.count).toBe(operation.succeeded + operation.failed);
          const spread = operation.callLatency.histogram.reduce((sum, bucket) => sum + bucket.count, 0);
          expect(spread).toBe(operation.callLatency.count);
        }
        for (const resource of resources) {
          expect(resource.utilisationPpm).toBeLessThanOrEqual(1_000_000);
          expect(resource.lateWorkPpm).toBeLessThanOrEqual(1_000_000);
          expect(resource.rejected).toBeLessThanOrEqual(resource.arrivals);
        }
        const [subscription] = subscriptions;
        expect(subscription?.attempts).toBeGreaterThanOrEqual(
          (subscription?.delivered ?? 0) - requests.measured,
        );
        expect(subscription?.backlogAtEnd).toBeLessThanOrEqual(Math.max(subscription?.backlogMax ?? 0, 0));
      }),
      { seed: 11, numRuns: 250 },
    );
  });
});

describe("when no request comes any more", () => {
  const stages = [{ fromSecond: 2, ratePerSecond: 0 }];
  const NOTHING = { frames: 0, requests: 0, busy: 0, waiting: 0, late: 0 };

  it("all come to their end and hold nothing, whatever became of them", () => {
    fc.assert(
      fc.property(loads, fc.constantFrom("Error", "Outage", "Timeout"), (load, kind) => {
        const arrivals = { ...load.arrivals, warmUpSeconds: 0, durationSeconds: 3_600, stages };
        const outages = [
          { targetId: LOOK, kind, fromMs: 100, toMs: 1_500, share: 0.5 },
          { targetId: OPEN, kind, fromMs: 1_000, toMs: 2_000, share: 0.3 },
        ];
        expect(underWay(simulated(document, model, { ...load, arrivals, outages }))).toEqual(NOTHING);
      }),
      { seed: 12, numRuns: 150 },
    );
  });

  it("their places in the book of faults are free again", () => {
    const faulty = scenario(
      [
        call("open", OPEN, [call("look", LOOK)], [call("look again", LOOK)]),
        publishStep("told", CHANNEL, { [SUBSCRIPTION]: [call("again", LOOK)] }),
      ],
      [{ target: LOOK, kind: "Timeout", failFirst: 1 }],
    );
    const stopped = {
      ratePerSecond: 5,
      durationSeconds: 600,
      stages: [{ fromSecond: 30, ratePerSecond: 0 }],
    };
    const delivery = { concurrency: 1, backlogLimit: null, overflow: "drop", deliveryDelayMs: 1 } as const;
    const load = profile(
      { process: "constant", ...stopped },
      {
        resources: [capacity(FRONT, 3), capacity(BACK, 1), capacity(CONSUMER, 1)],
        serviceTimes: [work(OPEN, constant(30)), work(LOOK, constant(45)), work(SUBSCRIPTION, constant(5))],
        subscriptions: [{ subscriptionId: SUBSCRIPTION, ...delivery }],
      },
    );
    const sim = simulated(faulty, model, load);
    expect(underWay(sim)).toEqual(NOTHING);
    expect(sim.faults.open()).toBeLessThan(sim.requests.arrived / 4);
  });
});

describe("Little's law", () => {
  it.each([
    [70, 1, 10],
    [150, 2, 12],
    [30, 4, 100],
  ])("%d/s before %d servers of %d ms: L is lambda times W", (rate, servers, meanMs) => {
    const seconds = 2_000;
    const single = new ModelBuilder().withElement(FRONT).withOperation(OPEN, FRONT).build();
    const { resources, operations } = run(
      scenario([call("open", OPEN)]),
      single,
      profile(
        { ratePerSecond: rate, durationSeconds: seconds },
        { resources: [capacity(FRONT, servers)], serviceTimes: [work(OPEN, exponential(meanMs))] },
      ),
    );
    const [resource] = resources;
    const [operation] = operations;
    const ended = operation?.attemptLatency.count ?? 0;
    const stays = ((operation?.attemptLatency.meanUs ?? 0) / 1e6) * (ended / seconds);
    const inside = ((resource?.busyMeanMilli ?? 0) + (resource?.queueMeanMilli ?? 0)) / 1_000;
    // The two differ by those inside at the end and by rounding to microseconds and thousandths.
    expect(Math.abs(inside - stays)).toBeLessThan(0.003 + 0.002 * inside);
  });
});
