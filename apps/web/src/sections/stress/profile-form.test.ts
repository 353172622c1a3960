import { describe, expect, it } from "@jest/globals";
import type { Schemas } from "@plumbline/api-client";
import { readStressProfile } from "@plumbline/stress-engine";
import { formOfProfile } from "./form-of-profile.js";
import { profileTextOf, sentIndexes } from "./profile-of-form.js";
import { filledAlike, missingRows, withRowsToFill } from "./rows-to-fill.js";

const [A, B, C, D] = ["a", "b", "c", "d"].map((letter) => `00000000-0000-4000-8000-00000000000${letter}`) as [
  string,
  string,
  string,
  string,
];

const PROFILE: Schemas["StressProfileRequest"] = {
  name: "A busy evening",
  scenarioId: A,
  seed: "1",
  arrivals: {
    process: "poisson",
    ratePerSecond: 92.5,
    durationSeconds: 600,
    warmUpSeconds: 30,
    stages: [{ fromSecond: 60, ratePerSecond: 0 }],
  },
  resources: [{ elementId: A, instances: 2, concurrency: 4, queueLimit: null, hold: "work" }],
  serviceTimes: [
    { targetId: A, distribution: { kind: "erlang", k: 3, meanMs: 1.5 }, errorRate: 0.07 },
    {
      targetId: B,
      distribution: {
        kind: "empirical",
        points: [
          { percentile: 0, valueMs: 1 },
          { percentile: 100, valueMs: 9 },
        ],
      },
      errorRate: 0,
    },
  ],
  subscriptions: [
    { subscriptionId: C, concurrency: 1, backlogLimit: 0, overflow: "drop", deliveryDelayMs: 0.5 },
  ],
  branches: [{ stepId: "paid?", thenProbability: 0.3 }],
  overrides: [
    {
      targetId: B,
      timeoutMs: 200,
      maxAttempts: 3,
      backoffMs: null,
      backoffFactor: 2,
      maxBackoffMs: null,
      jitter: "full",
    },
  ],
  outages: [{ targetId: D, kind: "Timeout", fromMs: 1, toMs: 2, share: 0.5 }],
};

const REQUIREMENTS: Schemas["StressRequirementsResponse"] = {
  basis: "assumed",
  branchId: null,
  branches: [{ stepId: "paid?", whenStep: "pay", is: "Succeeded" }],
  issues: [],
  limits: {},
  modelVersion: 1,
  outageTargets: [],
  policyTargets: [],
  resources: [
    { elementId: A, name: "api", kind: "app", reasons: ["owns-operation"], required: true },
    { elementId: B, name: "worker", kind: "app", reasons: ["consumes"], required: true },
    { elementId: C, name: "db", kind: "store", reasons: ["store"], required: false },
  ],
  scenarioId: A,
  serviceTimes: [
    { targetId: D, kind: "operation", name: "GET /", ownerId: A, retry: null, stepIds: [], timeoutMs: 0 },
    { targetId: C, kind: "store", name: "db", ownerId: C, retry: null, stepIds: [], timeoutMs: null },
  ],
  subscriptions: [],
};

function readBack(text: string): unknown {
  const read = readStressProfile(text);
  return read.ok ? read.value : read.refusal.errors;
}

describe("the form of a profile", () => {
  it("says the same again that was stored, whatever the profile holds", () => {
    expect(readBack(profileTextOf(formOfProfile(PROFILE)))).toEqual(PROFILE);
  });

  it("shows shares as percent without the noise of binary numbers", () => {
    expect(formOfProfile(PROFILE).serviceTimes[0]?.errorPercent).toBe("7");
    expect(formOfProfile(PROFILE).branches[0]?.thenPercent).toBe("30");
  });

  it("sends what is no number as it is typed, so that the engine's reader refuses it at its field", () => {
    const form = formOfProfile(PROFILE);
    const wrong = { ...form, arrivals: { ...form.arrivals, ratePerSecond: "many", durationSeconds: "" } };
    expect(readBack(profileTextOf(wrong))).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ field: "arrivals.ratePerSecond" }),
        expect.objectContaining({ field: "arrivals.durationSeconds" }),
      ]),
    );
  });

  it("has a row for everything the scenario reaches, and sends none that says nothing", () => {
    const form = withRowsToFill(formOfProfile(PROFILE), REQUIREMENTS);
    expect(form.resources.map(({ elementId }) => elementId)).toEqual([A, B, C]);
    expect(form.serviceTimes.map(({ targetId }) => targetId)).toEqual([A, B, D, C]);
    expect(readBack(profileTextOf(form))).toEqual(PROFILE);
    expect(sentIndexes(form, "resources")).toEqual([0, null, null]);
  });

  it("names what a run still needs; stores need nothing", () => {
    const form = withRowsToFill(formOfProfile(PROFILE), REQUIREMENTS);
    expect(missingRows(form, REQUIREMENTS)).toEqual([
      { list: "resources", target: B },
      { list: "serviceTimes", target: D },
    ]);
  });

  it("fills all that is missing alike, and nothing else", () => {
    const form = withRowsToFill(formOfProfile(PROFILE), REQUIREMENTS);
    const filling = { instances: "1", concurrency: "4", meanMs: "3" };
    const filled = filledAlike(form, missingRows(form, REQUIREMENTS), filling);
    expect(missingRows(filled, REQUIREMENTS)).toEqual([]);
    expect(filled.resources[0]).toEqual(form.resources[0]);
    expect(filled.resources[2]).toEqual(form.resources[2]);
  });
});
