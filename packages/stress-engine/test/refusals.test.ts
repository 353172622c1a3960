import { describe, expect, it } from "@jest/globals";
import type { Model } from "@plumbline/model-core";
import type { ScenarioDocument } from "@plumbline/playback-engine";
import type { RefusalCode, StressProfile } from "../src/index.js";
import { checkStressRun, REFUSAL_CODES, runStress, stressRequirements } from "../src/index.js";
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

const OWNER = guid(10);
const CONSUMER = guid(11);
const STORE = guid(12);
const IDLE = guid(13);
const OPERATION = guid(20);
const UNCALLED = guid(21);
const SOURCE = guid(30);
const QUEUE = guid(31);
const OTHER_QUEUE = guid(32);
const DEAD = guid(33);
const SUBSCRIPTION = guid(40);
const OTHER_SUBSCRIPTION = guid(41);

const model = new ModelBuilder()
  .withElement(OWNER)
  .withElement(CONSUMER)
  .withElement(STORE)
  .withElement(IDLE)
  .withOperation(OPERATION, OWNER, { timeoutMs: 100, retry: { maxAttempts: 2, backoffMs: 5 } })
  .withOperation(UNCALLED, IDLE)
  .withChannel(SOURCE, "exchange")
  .withChannel(QUEUE, "queue")
  .withChannel(OTHER_QUEUE, "queue")
  .withChannel(DEAD, "queue")
  .withBinding(guid(50), SOURCE, QUEUE, "a.*")
  .withBinding(guid(51), SOURCE, OTHER_QUEUE, "b.*")
  .withSubscription(SUBSCRIPTION, QUEUE, CONSUMER, { deadLetterChannelId: DEAD })
  .withSubscription(OTHER_SUBSCRIPTION, OTHER_QUEUE, IDLE)
  .build();

const document = scenario([
  call("call", OPERATION, [write("write", STORE)]),
  publishStep("publish", SOURCE, { [OTHER_SUBSCRIPTION]: [branch("never", "call", "Failed", {})] }, "a.b"),
  branch("choose", "call", "Succeeded", {}),
]);

const complete = profile(
  { ratePerSecond: 10, durationSeconds: 10 },
  {
    resources: [capacity(OWNER, 4), capacity(CONSUMER, 4), capacity(STORE, 1)],
    serviceTimes: [work(OPERATION, constant(1)), work(SUBSCRIPTION, constant(1)), work(STORE, constant(1))],
    branches: [{ stepId: "choose", thenProbability: 0.5 }],
  },
);

function reasons(
  more: Partial<StressProfile>,
  input: { scenario?: ScenarioDocument | null; model?: Model } = {},
) {
  return checkStressRun({ scenario: document, model, profile: { ...complete, ...more }, ...input });
}

const override = (targetId: string, timeoutMs: number | null = null) => ({
  targetId,
  timeoutMs,
  maxAttempts: null,
  backoffMs: null,
  backoffFactor: 1,
  maxBackoffMs: null,
  jitter: "none" as const,
});
const outage = (targetId: string, kind: "Error" | "Outage" | "Timeout" = "Error") => ({
  targetId,
  kind,
  fromMs: 0,
  toMs: 5,
  share: 1,
});

describe("a run", () => {
  it("starts when everything reached is assumed", () => {
    expect(reasons({})).toEqual([]);
  });

  it.each<[RefusalCode, string | null, Partial<StressProfile>]>([
    ["missing-resource", OWNER, { resources: [capacity(CONSUMER, 1)] }],
    ["missing-resource", CONSUMER, { resources: [capacity(OWNER, 1)] }],
    ["missing-service-time", OPERATION, { serviceTimes: [work(SUBSCRIPTION, constant(1))] }],
    ["missing-service-time", SUBSCRIPTION, { serviceTimes: [work(OPERATION, constant(1))] }],
    ["unknown-target", guid(99), { outages: [outage(guid(99))] }],
    ["unknown-target", null, { branches: [{ stepId: "nowhere", thenProbability: 1 }] }],
    ["target-not-in-scenario", IDLE, { resources: [...complete.resources, capacity(IDLE, 1)] }],
    ["target-not-in-scenario", UNCALLED, { overrides: [override(UNCALLED)] }],
    [
      "target-not-in-scenario",
      OTHER_SUBSCRIPTION,
      { serviceTimes: [...complete.serviceTimes, work(OTHER_SUBSCRIPTION, constant(1))] },
    ],
    ["target-not-in-scenario", OTHER_QUEUE, { outages: [outage(OTHER_QUEUE)] }],
    ["target-not-in-scenario", null, { branches: [{ stepId: "never", thenProbability: 1 }] }],
    ["wrong-target-kind", OPERATION, { resources: [...complete.resources, capacity(OPERATION, 1)] }],
    ["wrong-target-kind", SOURCE, { serviceTimes: [...complete.serviceTimes, work(SOURCE, constant(1))] }],
    ["wrong-target-kind", OWNER, { serviceTimes: [...complete.serviceTimes, work(OWNER, constant(1))] }],
    ["wrong-target-kind", SUBSCRIPTION, { overrides: [override(SUBSCRIPTION, 50)] }],
    ["wrong-target-kind", STORE, { overrides: [override(STORE)] }],
    ["wrong-target-kind", OWNER, { outages: [outage(OWNER, "Timeout")] }],
    [
      "wrong-target-kind",
      OPERATION,
      { outages: [outage(OPERATION, "Timeout")], overrides: [override(OPERATION, 0)] },
    ],
    ["wrong-target-kind", null, { branches: [{ stepId: "write", thenProbability: 1 }] }],
    [
      "event-budget",
      null,
      { arrivals: { ...complete.arrivals, ratePerSecond: 100_000, durationSeconds: 51 } },
    ],
    [
      "event-budget",
      null,
      { arrivals: { ...complete.arrivals, ratePerSecond: 100_000, durationSeconds: 45 } },
    ],
  ])("is refused for %s of %s", (code, targetId, more) => {
    const found = reasons(more).filter((reason) => reason.code === code);
    expect(found).toHaveLength(1);
    expect(found[0]?.targetId).toBe(targetId);
    expect(REFUSAL_CODES).toContain(code);
  });

  it("is refused when the profile takes a time-out away that a fault of the scenario needs", () => {
    const faults = [{ target: OPERATION, kind: "Timeout", failFirst: null }];
    const input = { scenario: { ...document, faults } };
    expect(reasons({}, input)).toEqual([]);
    expect(reasons({ overrides: [override(OPERATION, 0)] }, input)).toMatchObject([
      { code: "wrong-target-kind", targetId: OPERATION, message: expect.stringContaining("Timeout fault") },
    ]);
  });

  it("may name what is reached in any way", () => {
    const targets = [OPERATION, SUBSCRIPTION, SOURCE, QUEUE, DEAD, OWNER, CONSUMER, STORE];
    expect(reasons({ outages: targets.map((target) => outage(target)) })).toEqual([]);
    expect(reasons({ outages: [outage(OPERATION, "Timeout")] })).toEqual([]);
    expect(reasons({ resources: complete.resources.slice(0, 2) })).toEqual([]);
  });

  it("is refused when stages are too much", () => {
    const arrivals = {
      ...complete.arrivals,
      durationSeconds: 3_600,
      stages: [{ fromSecond: 1, ratePerSecond: 50_000 }],
    };
    expect(reasons({ arrivals }).map((reason) => reason.code)).toEqual(["event-budget"]);
  });

  it("is refused without a scenario, or with an invalid one", () => {
    expect(reasons({}, { scenario: null }).map((reason) => reason.code)).toEqual(["scenario-missing"]);
    const invalid = scenario([call("a", guid(77)), call("a", OPERATION)]);
    const found = reasons({}, { scenario: invalid });
    expect(new Set(found.map((reason) => reason.code))).toEqual(new Set(["scenario-invalid"]));
    expect(found.length).toBeGreaterThan(1);
    expect(found.map((reason) => reason.stepId)).toContain("a");
  });

  it("is refused when the model cannot be played", () => {
    const broken = {
      ...model,
      operations: model.operations.map((operation) => ({ ...operation, timeoutMs: -1 })),
    };
    expect(reasons({}, { model: broken }).map((reason) => reason.code)).toContain("model-invalid");
  });

  it("is refused when its playback is too large", () => {
    let steps = [write("w", STORE)];
    for (let level = 0; level < 7; level += 1) {
      steps = [call(`c${level}`, OPERATION, steps)];
    }
    const failing = scenario(steps, [{ target: STORE, kind: "Error", failFirst: null }]);
    const many = {
      ...model,
      operations: model.operations.map((operation) => ({
        ...operation,
        timeoutMs: 0,
        retry: { maxAttempts: 10, backoffMs: 0 },
      })),
    };
    const found = reasons({}, { scenario: failing, model: many });
    expect(found.map((reason) => reason.code)).toEqual(["scenario-invalid"]);
  });

  it("is refused when a dead letter could meet more bindings than a message may", () => {
    const dead = (count: number) => ({
      ...model,
      bindings: [
        ...model.bindings,
        ...model.bindings.slice(0, 1).flatMap((binding) =>
          Array.from({ length: count }, (_, number) => ({
            ...binding,
            id: guid(1_000 + number) as typeof binding.id,
            sourceChannelId: DEAD as typeof binding.sourceChannelId,
          })),
        ),
      ],
    });
    expect(reasons({}, { model: dead(200) })).toEqual([]);
    expect(reasons({}, { model: dead(201) })).toMatchObject([
      { code: "scenario-invalid", stepId: "publish", message: expect.stringContaining("over 200 bindings") },
    ]);
  });

  it("is refused when nothing takes time or a slot", () => {
    const empty = reasons(
      { resources: [], serviceTimes: [], branches: [] },
      { scenario: scenario([publishStep("p", DEAD)]) },
    );
    expect(empty.map((reason) => reason.code)).toEqual(["empty-scenario"]);
  });

  it("says every reason at once, with paths", () => {
    const result = runStress({
      scenario: document,
      model,
      modelVersion: 3,
      profile: { ...complete, resources: [], outages: [outage(guid(98)), outage(IDLE)] },
    });
    expect(result.ok).toBe(false);
    if (result.ok || result.refusal.code === "stopped") {
      return;
    }
    expect(result.refusal.reasons.map((reason) => reason.code)).toEqual([
      "missing-resource",
      "missing-resource",
      "unknown-target",
      "target-not-in-scenario",
    ]);
    expect(result.refusal.errors.map((error) => error.field)).toEqual([
      "resources",
      "resources",
      "outages[0].targetId",
      "outages[1].targetId",
    ]);
  });

  it("stops when it is told to", () => {
    let asked = 0;
    const result = runStress({
      scenario: document,
      model,
      modelVersion: 1,
      profile: {
        ...complete,
        arrivals: { ...complete.arrivals, ratePerSecond: 5_000, durationSeconds: 100 },
      },
      shouldStop: () => {
        asked += 1;
        return asked === 3;
      },
    });
    expect(result).toEqual({ ok: false, refusal: { code: "stopped" } });
  });

  it("ends when a million requests are inside, and says so", () => {
    const result = runStress({
      scenario: scenario([call("call", OPERATION)]),
      model,
      modelVersion: 1,
      profile: profile(
        { ratePerSecond: 100_000, durationSeconds: 40 },
        {
          resources: [capacity(OWNER, 1)],
          serviceTimes: [work(OPERATION, exponential(1_000))],
          overrides: [{ ...override(OPERATION, 0), maxAttempts: 1 }],
        },
      ),
    });
    expect(result.ok && result.value.verdict).toBe("unstable");
    expect(result.ok && result.value.verdictReasons).toContain("event-budget");
    expect(result.ok && (result.value.budget.endedEarlyAtMs ?? 0) > 9_900).toBe(true);
    expect(result.ok && result.value.requests.inFlightAtEnd).toBe(1_000_000);
  });

  it("that ends early in its warm-up has measured nothing, in buckets that are over", () => {
    const result = runStress({
      scenario: scenario([publishStep("publish", QUEUE)]),
      model,
      modelVersion: 1,
      profile: profile(
        { process: "constant", ratePerSecond: 100_000, durationSeconds: 40, warmUpSeconds: 20 },
        {
          resources: [capacity(CONSUMER, 1)],
          serviceTimes: [work(SUBSCRIPTION, constant(100_000))],
        },
      ),
    });
    if (!result.ok) {
      throw new Error("The run was refused");
    }
    const { budget, requests, resources, subscriptions, series } = result.value;
    // The millionth delivery is under way at the very end of a bucket.
    expect(budget.endedEarlyAtMs).toBe(10_000);
    expect(series.buckets.map(({ atMs }) => atMs)).toEqual(Array.from({ length: 20 }, (_, at) => 500 * at));
    expect(requests).toMatchObject({ arrived: 1_000_000, measured: 0, throughputPerSecond: 0 });
    expect(resources).toMatchObject([{ busyMeanMilli: 0, queueMeanMilli: 0 }]);
    expect(subscriptions).toMatchObject([{ backlogMeanMilli: 0, backlogMax: 0 }]);
  });
});

describe("requirements", () => {
  it("list exactly what one play can reach", () => {
    const required = stressRequirements({ scenario: document, model, modelVersion: 7 });
    expect(required).toMatchObject({ modelVersion: 7, issues: [], policyTargets: [OPERATION, SUBSCRIPTION] });
    expect(
      required.resources.map(({ elementId, reasons: why, required: needed }) => [elementId, why, needed]),
    ).toEqual([
      [OWNER, ["owns-operation"], true],
      [CONSUMER, ["consumes"], true],
      [STORE, ["store"], false],
    ]);
    expect(required.serviceTimes.map(({ targetId, kind, stepIds }) => [targetId, kind, stepIds])).toEqual([
      [STORE, "store", ["write"]],
      [OPERATION, "operation", ["call"]],
      [SUBSCRIPTION, "subscription", ["publish"]],
    ]);
    expect(required.serviceTimes[1]).toMatchObject({
      ownerId: OWNER,
      timeoutMs: 100,
      retry: { maxAttempts: 2, backoffMs: 5 },
    });
    expect(required.subscriptions).toMatchObject([
      { subscriptionId: SUBSCRIPTION, channelId: QUEUE, consumerId: CONSUMER, deadLetterChannelId: DEAD },
    ]);
    expect(required.branches).toEqual([{ stepId: "choose", whenStep: "call", is: "Succeeded" }]);
    expect(required.outageTargets.map((target) => target.targetId)).toEqual([
      OWNER,
      CONSUMER,
      STORE,
      OPERATION,
      SOURCE,
      QUEUE,
      DEAD,
      SUBSCRIPTION,
    ]);
    expect(required.limits).toMatchObject({ events: 20_000_000, requests: 5_000_000, eventsOfRequest: 9 });
  });

  it("are those of a scenario without an ID, and in a model that names what it does not have", () => {
    const loose = {
      ...model,
      subscriptions: [
        ...model.subscriptions,
        ...model.subscriptions.slice(0, 1).map((one) => ({ ...one, id: guid(42), channelId: guid(98) })),
      ] as Model["subscriptions"],
    };
    const found = stressRequirements({
      scenario: { ...document, id: undefined },
      model: loose,
      modelVersion: 7,
    });
    expect(found).toEqual({
      ...stressRequirements({ scenario: document, model, modelVersion: 7 }),
      scenarioId: null,
    });
  });

  it("of an invalid scenario are its issues", () => {
    const found = stressRequirements({ scenario: scenario([call("a", guid(77))]), model, modelVersion: 1 });
    expect(found.issues.map((issue) => issue.code)).toEqual(["unknown-operation"]);
    expect([found.resources, found.serviceTimes, found.outageTargets]).toEqual([[], [], []]);
  });
});
