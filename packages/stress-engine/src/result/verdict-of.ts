import type { Simulation } from "../engine/simulation.js";
import { VERDICT_LIMITS } from "../limits.js";
import { ppm } from "./distribution-of.js";
import { isGrowing, measuredNs, offeredLoadPpm } from "./station-results.js";
import type {
  Confidence,
  OperationResult,
  RequestCounts,
  ResourceResult,
  SubscriptionResult,
  Verdict,
  VerdictReason,
} from "./stress-run.js";

/** What a verdict is made of. */
export interface VerdictFacts {
  readonly operations: readonly OperationResult[];
  readonly resources: readonly ResourceResult[];
  readonly subscriptions: readonly SubscriptionResult[];
}

/** Why the load cannot be carried; none when it can. */
export function reasonsOfUnstable(sim: Simulation, facts: VerdictFacts): readonly VerdictReason[] {
  const { measured, endedInWindow } = sim.requests;
  const windowNs = measuredNs(sim);
  const grows =
    sim.resources.some(({ station }) => isGrowing(station, windowNs, station.servers)) ||
    facts.subscriptions.some((subscription) => subscription.growing);
  const slots = sim.targets.subscriptions
    .filter(({ terms }) => terms.isLimited)
    .map(({ terms }) => terms.slots);
  const offered = [...sim.resources.map(({ station }) => station), ...slots].map((station) =>
    offeredLoadPpm(station, windowNs),
  );
  return chosen([
    ["event-budget", sim.endedEarlyAt >= 0],
    ["falling-behind", measured > 0 && ppm(endedInWindow, measured) < VERDICT_LIMITS.completionsPpm],
    ["growing-queue", grows],
    ["overload", offered.some((load) => load >= VERDICT_LIMITS.overloadPpm)],
  ]);
}

/** What else a verdict goes by. */
interface VerdictCounts {
  readonly unstable: readonly VerdictReason[];
  readonly requests: RequestCounts;
  readonly confidence: Confidence | null;
}

/** The first verdict that matches, with its reasons. A failing system is neither stable nor only short of samples. */
export function verdictOf(
  { unstable, requests, confidence }: VerdictCounts,
  facts: VerdictFacts,
): { readonly verdict: Verdict; readonly verdictReasons: readonly VerdictReason[] } {
  const halfWidth = confidence?.relativeHalfWidthPpm ?? 0;
  const saturated = reasonsOfSaturated(facts);
  const failures = chosen([["failures", (requests.successRatePpm ?? 1_000_000) < VERDICT_LIMITS.successPpm]]);
  const inconclusive = chosen([
    ["few-samples", requests.measured < VERDICT_LIMITS.measuredRequests],
    ["wide-interval", halfWidth > VERDICT_LIMITS.relativeHalfWidthPpm],
  ]);
  const candidates: readonly (readonly [Verdict, readonly VerdictReason[]])[] = [
    ["unstable", unstable],
    ["degraded", saturated.length > 0 ? [] : failures],
    ["inconclusive", inconclusive],
    ["saturated", saturated],
  ];
  const [verdict, verdictReasons] = candidates.find(([, reasons]) => reasons.length > 0) ?? ["stable", []];
  return { verdict, verdictReasons };
}

function reasonsOfSaturated({
  operations,
  resources,
  subscriptions,
}: VerdictFacts): readonly VerdictReason[] {
  return chosen([
    ["saturated", resources.some((resource) => resource.saturatedPpm >= VERDICT_LIMITS.saturatedPpm)],
    ["high-load", resources.some((resource) => resource.offeredLoadPpm >= VERDICT_LIMITS.highLoadPpm)],
    ["rejections", resources.some((resource) => resource.rejected > 0)],
    ["drops", subscriptions.some((subscription) => subscription.dropped > 0)],
    [
      "retry-amplification",
      operations.some((operation) => (operation.amplificationPpm ?? 0) >= VERDICT_LIMITS.amplificationPpm),
    ],
  ]);
}

function chosen(reasons: readonly (readonly [VerdictReason, boolean])[]): readonly VerdictReason[] {
  return reasons.filter(([, holds]) => holds).map(([reason]) => reason);
}
