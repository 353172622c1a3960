import { describe, expect, it } from "@jest/globals";
import { checkStressRun, readStressProfile, type StressProfile, stressRequirements } from "../src/index.js";
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

const [OWNER, CONSUMER, STORE] = [guid(10), guid(11), guid(12)];
const OPERATION = guid(20);
const [TOPIC, QUEUE] = [guid(30), guid(31)];
const SUBSCRIPTION = guid(40);

describe("an event", () => {
  const bindings = Array.from({ length: 150 }, (_, n) => guid(1_000 + n));

  it("is everything that takes time: the estimate and the run count the same", () => {
    const builder = new ModelBuilder()
      .withElement(OWNER)
      .withElement(CONSUMER)
      .withElement(STORE)
      .withOperation(OPERATION, OWNER)
      .withChannel(TOPIC, "exchange")
      .withChannel(QUEUE)
      .withSubscription(SUBSCRIPTION, QUEUE, CONSUMER);
    for (const id of bindings) {
      builder.withBinding(id, TOPIC, QUEUE, null);
    }
    const document = scenario([
      call("a", OPERATION),
      publishStep("p", TOPIC),
      branch("b", "a", "Succeeded", { taken: [write("w", STORE)] }),
    ]);
    const assumed = {
      resources: [capacity(OWNER, 1), capacity(CONSUMER, 1)],
      serviceTimes: [work(OPERATION, constant(1)), work(SUBSCRIPTION, constant(1))],
    };
    const load = { process: "constant", ratePerSecond: 2, durationSeconds: 10 } as const;
    const model = builder.build();
    const { limits } = stressRequirements({ scenario: document, model, modelVersion: 1 });
    const { budget, requests } = run(document, model, profile(load, assumed));
    expect(limits.eventsOfRequest).toBe(1 + 1 + (1 + bindings.length + 2) + (1 + 1));
    expect(budget.events).toBe(requests.arrived * limits.eventsOfRequest);
    const heavy = profile({ ratePerSecond: 200, durationSeconds: 700 }, assumed);
    expect(checkStressRun({ scenario: document, model, profile: heavy })).toMatchObject([
      { code: "event-budget" },
    ]);
  });
});

describe("the limit of a backlog", () => {
  const model = new ModelBuilder()
    .withElement(CONSUMER)
    .withChannel(QUEUE)
    .withSubscription(SUBSCRIPTION, QUEUE, CONSUMER)
    .build();

  it.each([
    ["its slots are what is busy", 1, 10],
    ["its consumer is what is busy", 10, 1],
    ["both are", 2, 2],
  ])("bounds what waits where %s", (_, concurrency, servers) => {
    const seen = run(
      scenario([publishStep("p", QUEUE)]),
      model,
      profile(
        { ratePerSecond: 100, durationSeconds: 60 },
        {
          resources: [capacity(CONSUMER, servers)],
          serviceTimes: [work(SUBSCRIPTION, exponential(40))],
          subscriptions: [
            {
              subscriptionId: SUBSCRIPTION,
              concurrency,
              backlogLimit: 3,
              overflow: "drop",
              deliveryDelayMs: 0,
            },
          ],
        },
      ),
    );
    const [subscription] = seen.subscriptions;
    const [channel] = seen.channels;
    expect(subscription?.backlogMax).toBe(3);
    expect(Math.max(...(seen.series.subscriptions[0]?.backlog ?? []))).toBeLessThanOrEqual(3);
    expect(subscription?.dropped).toBeGreaterThan(100);
    // What overflows is neither delivered nor tried.
    expect(channel?.published).toBe((subscription?.delivered ?? 0) + (subscription?.dropped ?? 0));
    expect(subscription?.attempts).toBe(subscription?.delivered);
    expect(subscription?.amplificationPpm).toBe(1_000_000);
  });
});

describe("a scenario in which nothing takes time or a slot", () => {
  const model = new ModelBuilder().withElement(STORE).build();
  const reasonsOf = (assumed: Partial<StressProfile>) =>
    checkStressRun({
      scenario: scenario([write("w", STORE)]),
      model,
      profile: profile({ ratePerSecond: 1, durationSeconds: 10 }, assumed),
    }).map(({ code }) => code);
  const timed = (distribution: object) => ({ serviceTimes: [work(STORE, distribution as never)] });

  it.each([
    ["no time", {}],
    ["a constant one", timed(constant(0))],
    ["an exponential one", timed(exponential(0))],
    ["a uniform one", timed({ kind: "uniform", minMs: 0, maxMs: 0 })],
    ["an Erlang one", timed({ kind: "erlang", k: 2, meanMs: 0 })],
    [
      "an empirical one",
      timed({
        kind: "empirical",
        points: [
          { percentile: 0, valueMs: 0 },
          { percentile: 100, valueMs: 0 },
        ],
      }),
    ],
  ])("is refused: a store with %s of nothing", (_, assumed) => {
    expect(reasonsOf(assumed)).toEqual(["empty-scenario"]);
  });

  it.each([
    ["a slot", { resources: [capacity(STORE, 1)] }],
    ["a constant time", timed(constant(1))],
    ["an exponential one", timed(exponential(1))],
    ["a uniform one", timed({ kind: "uniform", minMs: 0, maxMs: 1 })],
    ["a lognormal one", timed({ kind: "lognormal", medianMs: 1, p95Ms: 2 })],
    [
      "an empirical one",
      timed({
        kind: "empirical",
        points: [
          { percentile: 0, valueMs: 0 },
          { percentile: 100, valueMs: 1 },
        ],
      }),
    ],
  ])("runs with %s", (_, assumed) => {
    expect(reasonsOf(assumed)).toEqual([]);
  });
});

it("the lists of a profile are in the order of what they are about", () => {
  const ids = [guid(3), guid(1), guid(2)];
  const written = profile(
    { ratePerSecond: 1, durationSeconds: 10 },
    {
      resources: ids.map((id) => capacity(id, 1)),
      serviceTimes: ids.map((id) => work(id, constant(1))),
      branches: ["b", "a"].map((stepId) => ({ stepId, thenProbability: 0.5 })),
      outages: [5, 1].map((fromMs) => ({
        targetId: ids[0] as string,
        kind: "Error",
        fromMs,
        toMs: fromMs + 1,
        share: 1,
      })),
    },
  );
  const read = readStressProfile(JSON.stringify(written));
  expect(read).toMatchObject({
    ok: true,
    value: {
      resources: [{ elementId: guid(1) }, { elementId: guid(2) }, { elementId: guid(3) }],
      serviceTimes: [{ targetId: guid(1) }, { targetId: guid(2) }, { targetId: guid(3) }],
      branches: [{ stepId: "a" }, { stepId: "b" }],
      outages: [{ fromMs: 1 }, { fromMs: 5 }],
    },
  });
});
