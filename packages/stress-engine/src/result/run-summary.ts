import type { StressRun, Verdict } from "./stress-run.js";

/** The part of a run's summary that the run itself knows. */
export interface StressRunSummary {
  readonly modelVersion: number;
  readonly verdict: Verdict;
  readonly p50Us: number | null;
  readonly p95Us: number | null;
  readonly p99Us: number | null;
  readonly successRatePpm: number | null;
  readonly throughputPerSecond: number;
  readonly criticalResourceId: string | null;
  readonly resultHash: string;
}

export function stressRunSummary(run: StressRun): StressRunSummary {
  const { modelVersion, verdict, latency, requests, critical, resultHash } = run;
  return {
    modelVersion,
    verdict,
    p50Us: latency.p50Us,
    p95Us: latency.p95Us,
    p99Us: latency.p99Us,
    successRatePpm: requests.successRatePpm,
    throughputPerSecond: requests.throughputPerSecond,
    criticalResourceId: critical?.resourceId ?? null,
    resultHash,
  };
}
