import type { Simulation } from "../engine/simulation.js";
import type { OperationTarget } from "../engine/targets.js";
import { nsToUs } from "../kernel/virtual-time.js";
import { MEASURE_LIMITS } from "../limits.js";
import type { BatchMeansEstimate } from "../measure/batch-means.js";
import type { StressProfile } from "../profile/stress-profile.js";
import { distributionOf, perSecond, ppmOrNull } from "./distribution-of.js";
import { measuredNs } from "./station-results.js";
import type { Confidence, ConfidenceReason, OperationResult, RequestCounts } from "./stress-run.js";

export function requestCounts(sim: Simulation): RequestCounts {
  const { arrived, measured, succeeded, failed } = sim.requests;
  const windowNs = measuredNs(sim);
  return {
    arrived,
    measured,
    succeeded,
    failed,
    inFlightAtEnd: measured - succeeded - failed,
    throughputPerSecond: perSecond(succeeded + failed, windowNs),
    goodputPerSecond: perSecond(succeeded, windowNs),
    successRatePpm: ppmOrNull(succeeded, succeeded + failed),
  };
}

/** What batch means say of the mean latency, or why nothing can be said. */
export function confidenceOf(
  profile: StressProfile,
  estimate: BatchMeansEstimate | null,
  isUnstable: boolean,
): { readonly confidence: Confidence | null; readonly confidenceReason: ConfidenceReason | null } {
  const reason = reasonAgainst(profile, estimate, isUnstable);
  if (reason !== null || estimate === null) {
    return { confidence: null, confidenceReason: reason };
  }
  const { mean, halfWidth, lag1 } = estimate;
  const lag1Ppm = Math.round(1_000_000 * lag1);
  const confidence = {
    method: "batch-means",
    batches: MEASURE_LIMITS.batches,
    relativeHalfWidthPpm: ppmOrNull(halfWidth, mean) ?? 0,
    lag1Ppm,
    reliable: Math.abs(lag1Ppm) <= MEASURE_LIMITS.lag1Ppm,
  } as const;
  return { confidence, confidenceReason: null };
}

function reasonAgainst(
  profile: StressProfile,
  estimate: BatchMeansEstimate | null,
  isUnstable: boolean,
): ConfidenceReason | null {
  if (profile.arrivals.stages.length > 0) {
    return "stages";
  }
  if (profile.outages.length > 0) {
    return "outages";
  }
  return isUnstable ? "unstable" : estimate === null ? "few-samples" : null;
}

export function operationResult(operation: OperationTarget): OperationResult {
  const { calls, attempts, succeeded, failed, timedOut, rejected, faulted, late, wait } = operation;
  const waited = wait.count;
  return {
    operationId: operation.id,
    calls,
    attempts,
    succeeded,
    failed,
    timedOut,
    rejected,
    faulted,
    late,
    amplificationPpm: ppmOrNull(attempts, calls),
    attemptLatency: distributionOf(operation.attemptLatency),
    callLatency: distributionOf(operation.callLatency),
    waitMeanUs: waited === 0 ? null : nsToUs(wait.mean),
    waitP95Us: waited === 0 ? null : nsToUs(wait.quantile(0.95)),
  };
}
