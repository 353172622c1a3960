import type { Model } from "@plumbline/model-core";
import type { ScenarioDocument } from "@plumbline/playback-engine";
import fc from "fast-check";
import { ARRIVAL_PROCESSES } from "../profile/arrivals.js";
import { HOLDS, OVERFLOWS } from "../profile/capacity.js";
import type { ServiceTimeDistribution } from "../profile/distribution.js";
import { JITTERS, OUTAGE_KINDS } from "../profile/policy.js";
import type { StressProfile } from "../profile/stress-profile.js";
import { stressRequirements } from "../requirements/stress-requirements.js";
import { profile } from "./load.js";

/** Numbers at random, taken one after the other. */
export type Dice = Iterator<number>;

/** Dice for one load. */
export const anyDice: fc.Arbitrary<Dice> = fc
  .array(fc.nat({ max: 999 }), { minLength: 400, maxLength: 400 })
  .map((numbers) => numbers.values());

/** A short load on a scenario, with assumptions of every kind: what is asked for, and policies and outages beside. */
export function loadOf(scenario: ScenarioDocument, model: Model, dice: Dice): StressProfile {
  const needed = stressRequirements({ scenario, model, modelVersion: 1 });
  const of = <Choice>(choices: readonly [Choice, ...Choice[]]): Choice =>
    choices[throwOf(dice) % choices.length] ?? choices[0];
  const upTo = (most: number): number => throwOf(dice) % (most + 1);
  const some = <Entry>(entries: readonly Entry[], share: number): readonly Entry[] =>
    entries.filter(() => upTo(99) < share);
  const targets = needed.serviceTimes.map(({ targetId }) => targetId);
  const timed = new Set<string>(
    model.operations.filter(({ timeoutMs }) => timeoutMs > 0).map(({ id }) => id),
  );
  const durationSeconds = of([2 + upTo(3), 5 + upTo(5), 30]);
  return profile(
    {
      process: of(ARRIVAL_PROCESSES),
      ratePerSecond: 1 + upTo(79),
      durationSeconds,
      warmUpSeconds: upTo(durationSeconds - 1),
      stages: some([{ fromSecond: 1, ratePerSecond: upTo(60) }], 30),
    },
    {
      seed: `${throwOf(dice)}`,
      scenarioId: scenario.id ?? "",
      resources: needed.resources.map(({ elementId }) => ({
        elementId,
        instances: 1 + upTo(1),
        concurrency: 1 + upTo(9),
        queueLimit: of([null, null, upTo(4), upTo(20)]),
        hold: of(HOLDS),
      })),
      serviceTimes: targets.map((targetId) => ({
        targetId,
        distribution: distributionBy(upTo),
        errorRate: of([0, 0, 0.2, 1]),
      })),
      subscriptions: needed.subscriptions.map(({ subscriptionId }) => ({
        subscriptionId,
        concurrency: 1 + upTo(2),
        backlogLimit: of([null, upTo(5)]),
        overflow: of(OVERFLOWS),
        deliveryDelayMs: upTo(30),
      })),
      branches: some(branchesOf(scenario), 50).map((stepId) => ({ stepId, thenProbability: upTo(4) / 4 })),
      overrides: some(targetsOfPolicies(model, targets), 40).map((targetId) => ({
        targetId,
        timeoutMs: null,
        maxAttempts: of([null, 1 + upTo(3)]),
        backoffMs: of([null, upTo(50)]),
        backoffFactor: of([1, 2]),
        maxBackoffMs: of([null, 60]),
        jitter: of(JITTERS),
      })),
      outages: some(targets, 30).map((targetId) => ({
        targetId,
        kind: of(timed.has(targetId) ? OUTAGE_KINDS : (["Error", "Outage"] as const)),
        fromMs: upTo(900),
        toMs: 1000 + upTo(900),
        share: of([1, 0.5]),
      })),
    },
  );
}

function throwOf(dice: Dice): number {
  return dice.next().value ?? 0;
}

function distributionBy(upTo: (most: number) => number): ServiceTimeDistribution {
  const few = upTo(12);
  const all: readonly [ServiceTimeDistribution, ...ServiceTimeDistribution[]] = [
    { kind: "constant", valueMs: few },
    { kind: "exponential", meanMs: few },
    { kind: "uniform", minMs: few, maxMs: few + upTo(40) },
    { kind: "erlang", k: 1 + upTo(4), meanMs: few },
    { kind: "lognormal", medianMs: 1 + few, p95Ms: 1 + few + upTo(90) },
    {
      kind: "empirical",
      points: [
        { percentile: 0, valueMs: 0 },
        { percentile: 60, valueMs: few },
        { percentile: 100, valueMs: few + upTo(50) },
      ],
    },
  ];
  return all[upTo(all.length - 1)] ?? all[0];
}

function branchesOf(scenario: ScenarioDocument): readonly string[] {
  return [...JSON.stringify(scenario).matchAll(/"id":"(\w+)","type":"branch"/g)].flatMap(
    ([, id]) => id ?? [],
  );
}

/** Stores have none. */
function targetsOfPolicies(model: Model, targets: readonly string[]): readonly string[] {
  const known = new Set<string>([...model.operations, ...model.subscriptions].map(({ id }) => id));
  return targets.filter((target) => known.has(target));
}
