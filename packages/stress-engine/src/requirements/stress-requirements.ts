import type { ElementKind, Model, Result, Retry } from "@plumbline/model-core";
import { compareCodeUnits, present } from "@plumbline/model-core";
import type { ScenarioDocument, ScenarioIssue, StepOutcome } from "@plumbline/playback-engine";
import { PROFILE_LIMITS, RUN_LIMITS } from "../limits.js";
import type { Reached, ResourceReason, ScenarioReach } from "../program/scenario-reach.js";
import { needsCapacity } from "../refusals/check-assumptions.js";
import type { PreparedScenario } from "../refusals/prepare-stress-scenario.js";
import { prepareStressScenario } from "../refusals/prepare-stress-scenario.js";
import { FactNames } from "./fact-names.js";

export interface RequiredResource {
  readonly elementId: string;
  readonly name: string;
  readonly kind: ElementKind;
  readonly reasons: readonly ResourceReason[];
  /** False for an element that is only written to. */
  readonly required: boolean;
}

export interface RequiredServiceTime {
  readonly targetId: string;
  readonly kind: "operation" | "subscription" | "store";
  readonly name: string;
  readonly ownerId: string;
  readonly stepIds: readonly string[];
  /** Of an operation; null for the others. */
  readonly timeoutMs: number | null;
  readonly retry: Retry | null;
}

export interface RequiredSubscription {
  readonly subscriptionId: string;
  readonly channelId: string;
  readonly consumerId: string;
  readonly name: string;
  readonly retry: Retry | null;
  readonly deadLetterChannelId: string | null;
  readonly stepIds: readonly string[];
}

export interface RequiredBranch {
  readonly stepId: string;
  readonly whenStep: string;
  readonly is: StepOutcome;
}

export interface OutageTarget {
  readonly targetId: string;
  readonly kind: "operation" | "channel" | "subscription" | "element";
  readonly name: string;
}

/** Exactly what one play of a scenario can reach, so that a profile can be written and checked against it. */
export interface StressRequirements {
  /** What follows from declarations alone. */
  readonly basis: "assumed";
  readonly scenarioId: string | null;
  readonly modelVersion: number;
  /** Why the scenario cannot be run; the lists are empty then. */
  readonly issues: readonly ScenarioIssue[];
  readonly resources: readonly RequiredResource[];
  readonly serviceTimes: readonly RequiredServiceTime[];
  readonly subscriptions: readonly RequiredSubscription[];
  readonly branches: readonly RequiredBranch[];
  /** Operations and subscriptions, the targets of policy overrides. */
  readonly policyTargets: readonly string[];
  readonly outageTargets: readonly OutageTarget[];
  readonly limits: typeof RUN_LIMITS & typeof PROFILE_LIMITS & { readonly eventsOfRequest: number };
}

/**
 * What a profile of a scenario has to state and may state (docs/reference/stress-profiles.md#requirements).
 */
export function stressRequirements(input: {
  readonly scenario: ScenarioDocument;
  readonly model: Model;
  readonly modelVersion: number;
}): StressRequirements {
  const { scenario, model, modelVersion } = input;
  const prepared: Result<PreparedScenario, readonly ScenarioIssue[]> = prepareStressScenario(scenario, model);
  const scenarioId = scenario.id ?? null;
  if (!prepared.ok) {
    return {
      basis: "assumed",
      scenarioId,
      modelVersion,
      issues: prepared.refusal,
      ...NOTHING,
      limits: limitsOf(0),
    };
  }
  const { reach } = prepared.value;
  const names = new FactNames(model);
  return {
    basis: "assumed",
    scenarioId,
    modelVersion,
    issues: [],
    resources: resourcesOf(reach, names),
    serviceTimes: serviceTimesOf(reach, names),
    subscriptions: subscriptionsOf(reach, names),
    branches: branchesOf(scenario, reach),
    policyTargets: [...reach.operations, ...reach.subscriptions]
      .map(({ value }) => value.id as string)
      .sort(),
    outageTargets: outageTargetsOf(reach, names),
    limits: limitsOf(reach.eventsOfRequest),
  };
}

const NOTHING = {
  resources: [],
  serviceTimes: [],
  subscriptions: [],
  branches: [],
  policyTargets: [],
  outageTargets: [],
} as const;

function limitsOf(eventsOfRequest: number): StressRequirements["limits"] {
  return { ...RUN_LIMITS, ...PROFILE_LIMITS, eventsOfRequest };
}

function resourcesOf(reach: ScenarioReach, names: FactNames): readonly RequiredResource[] {
  const resources = [...reach.elements].map(([elementId, reasons]) => ({
    elementId: elementId as string,
    name: names.of(elementId),
    kind: names.kindOf(elementId),
    reasons: [...reasons].sort(),
    required: needsCapacity(reasons),
  }));
  return resources.sort((left, right) => compareCodeUnits(left.elementId, right.elementId));
}

function serviceTimesOf(reach: ScenarioReach, names: FactNames): readonly RequiredServiceTime[] {
  const operations = reach.operations.map(({ value: { id, name, ownerId, timeoutMs, retry }, stepIds }) => ({
    targetId: id as string,
    kind: "operation" as const,
    name,
    ownerId: ownerId as string,
    stepIds: [...stepIds],
    timeoutMs,
    retry,
  }));
  const others = [
    ...reach.subscriptions.map(({ value: { id, consumer, retry }, stepIds }) =>
      timeless("subscription", { id, ownerId: consumer, name: names.of(id), stepIds, retry }),
    ),
    ...reach.stores.map(({ value, stepIds }: Reached<string>) =>
      timeless("store", { id: value, ownerId: value, name: names.of(value), stepIds, retry: null }),
    ),
  ];
  return [...operations, ...others].sort((left, right) => compareCodeUnits(left.targetId, right.targetId));
}

function timeless(
  kind: "subscription" | "store",
  of: {
    readonly id: string;
    readonly ownerId: string;
    readonly name: string;
    readonly stepIds: ReadonlySet<string>;
    readonly retry: Retry | null;
  },
): RequiredServiceTime {
  const { id, ownerId, name, stepIds, retry } = of;
  return { targetId: id, kind, name, ownerId, stepIds: [...stepIds], timeoutMs: null, retry };
}

function subscriptionsOf(reach: ScenarioReach, names: FactNames): readonly RequiredSubscription[] {
  return reach.subscriptions.map(({ value, stepIds }) => ({
    subscriptionId: value.id,
    channelId: value.subscription.channelId,
    consumerId: value.consumer,
    name: names.of(value.id),
    retry: value.retry,
    deadLetterChannelId: value.subscription.deadLetterChannelId,
    stepIds: [...stepIds],
  }));
}

function branchesOf(scenario: ScenarioDocument, reach: ScenarioReach): readonly RequiredBranch[] {
  const whenSteps = whenStepsOf(scenario);
  return reach.branches.map(({ id, is }) => ({ stepId: id, whenStep: present(whenSteps.get(id)), is }));
}

/** By ID of the branch: the step it reads, as the document of a valid scenario names it. */
function whenStepsOf(scenario: ScenarioDocument): ReadonlyMap<string, string> {
  const whenSteps = new Map<string, string>();
  const waiting = [...scenario.steps];
  for (let step = waiting.pop(); step !== undefined; step = waiting.pop()) {
    switch (step?.type) {
      case "branch":
        whenSteps.set(present(step.id), present(step.whenStep));
        waiting.push(...present(step.then), ...present(step.else));
        break;
      case "call":
        waiting.push(...present(step.then), ...present(step.onError));
        break;
      case "parallel":
        waiting.push(...present(step.branches).flatMap((list) => present(list)));
        break;
      case "publish":
        waiting.push(...Object.values(present(step.handlers)).flatMap((list) => present(list)));
        break;
      default:
        break;
    }
  }
  return whenSteps;
}

function outageTargetsOf(reach: ScenarioReach, names: FactNames): readonly OutageTarget[] {
  const lists = [
    ["operation", reach.operations.map(({ value }) => value.id as string)],
    ["channel", reach.channels.map(({ id }) => id as string)],
    ["subscription", reach.subscriptions.map(({ value }) => value.id as string)],
    ["element", [...reach.elements.keys()].map((id) => id as string)],
  ] as const;
  const targets = lists.flatMap(([kind, ids]) =>
    ids.map((targetId) => ({ targetId, kind, name: names.of(targetId) })),
  );
  return targets.sort((left, right) => compareCodeUnits(left.targetId, right.targetId));
}
