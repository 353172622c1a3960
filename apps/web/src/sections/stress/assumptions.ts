import type { Schemas } from "@plumbline/api-client";
import { STRESS_WORDS as words } from "../../words/stress.js";
import type { RunProfile, ShownRun } from "./shown-run.js";
import { numberText } from "./units.js";

/** Who says it: the profile, the contracts of the model, or the engine by how it works. */
export const SOURCES = ["profile", "model", "engine"] as const;
export type AssumptionSource = (typeof SOURCES)[number];

/** One thing that a run takes for granted. */
export interface Assumption {
  readonly source: AssumptionSource;
  /** The part that it is about; null for the whole. */
  readonly target: string | null;
  readonly text: string;
}

type Distribution = RunProfile["serviceTimes"][number]["distribution"];
type Contracts = Pick<Schemas["StressRequirementsResponse"], "serviceTimes">;

/** Everything that is assumed, with who says it; nothing of it was measured. */
export function assumptionsOf(
  profile: RunProfile,
  contracts: Contracts | undefined,
  notes: ShownRun["notes"],
): readonly Assumption[] {
  return [
    ...ofArrivals(profile),
    ...ofParts(profile),
    ...ofPolicies(profile),
    ...(contracts?.serviceTimes ?? []).flatMap(ofContract),
    ...notes.map(({ targetId, message }) => ({
      source: "engine" as const,
      target: targetId,
      text: message,
    })),
  ];
}

function ofArrivals({ arrivals, seed }: RunProfile): readonly Assumption[] {
  const { process, ratePerSecond, durationSeconds, warmUpSeconds, stages } = arrivals;
  return [
    said(null, words.assumed.arrivals(words.processes[process], numberText(ratePerSecond))),
    said(null, words.assumed.duration(durationSeconds, warmUpSeconds)),
    ...stages.map((stage) =>
      said(null, words.assumed.stage(stage.fromSecond, numberText(stage.ratePerSecond))),
    ),
    said(null, words.assumed.seed(seed)),
  ];
}

function ofParts({ resources, serviceTimes, subscriptions }: RunProfile): readonly Assumption[] {
  return [
    ...resources.map((one) => said(one.elementId, words.assumed.resource({ hold: "call", ...one }))),
    ...serviceTimes.map(({ targetId, distribution, errorRate = 0 }) =>
      said(targetId, words.assumed.serviceTime(distributionText(distribution), percent(errorRate))),
    ),
    ...subscriptions.map((one) => said(one.subscriptionId, words.assumed.subscription(one))),
  ];
}

function ofPolicies({ branches, overrides, outages }: RunProfile): readonly Assumption[] {
  return [
    ...branches.map((one) => said(one.stepId, words.assumed.branch(percent(one.thenProbability)))),
    ...overrides.map((one) => said(one.targetId, words.assumed.override(one))),
    ...outages.map((one) =>
      said(
        one.targetId,
        words.assumed.outage(words.outageKinds[one.kind], one.fromMs, one.toMs, percent(one.share ?? 1)),
      ),
    ),
  ];
}

function ofContract({
  kind,
  targetId,
  timeoutMs,
  retry,
}: Contracts["serviceTimes"][number]): readonly Assumption[] {
  if (kind === "store") {
    return [];
  }
  return [{ source: "model", target: targetId, text: words.assumed.contract(timeoutMs, retry) }];
}

function said(target: string | null, text: string): Assumption {
  return { source: "profile", target, text };
}

function percent(share: number): string {
  return `${numberText(share * 100)} %`;
}

/** How long work takes, in a few words. */
export function distributionText(distribution: Distribution): string {
  const kind = words.distributions[distribution.kind];
  switch (distribution.kind) {
    case "constant":
      return `${kind}, ${distribution.valueMs} ms`;
    case "exponential":
      return `${kind}, mean ${distribution.meanMs} ms`;
    case "uniform":
      return `${kind}, ${distribution.minMs} to ${distribution.maxMs} ms`;
    case "erlang":
      return `${kind}, ${distribution.k} phases, mean ${distribution.meanMs} ms`;
    case "lognormal":
      return `${kind}, median ${distribution.medianMs} ms, p95 ${distribution.p95Ms} ms`;
    case "empirical":
      return `${kind}, ${distribution.points.map((one) => `p${one.percentile} ${one.valueMs} ms`).join(", ")}`;
  }
}
