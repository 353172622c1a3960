/**
 * What a run answers (docs/reference/stress-runs.md#the-answer), without what only its keeper knows (IDs,
 * who, when). Declared assumptions go in, so nothing here is a measurement. Times are whole microseconds,
 * shares parts per million, means of levels thousandths.
 */

import type { StressProfile } from "../profile/stress-profile.js";

export const VERDICTS = ["stable", "degraded", "saturated", "unstable", "inconclusive"] as const;
export type Verdict = (typeof VERDICTS)[number];

export const VERDICT_REASONS = [
  "event-budget",
  "falling-behind",
  "growing-queue",
  "overload",
  "failures",
  "few-samples",
  "wide-interval",
  "saturated",
  "high-load",
  "rejections",
  "drops",
  "retry-amplification",
] as const;
export type VerdictReason = (typeof VERDICT_REASONS)[number];

export interface HistogramBucket {
  readonly upToUs: number;
  readonly count: number;
}

/** Null stands for what no sample, or too few, can say. */
export interface Distribution {
  readonly count: number;
  readonly meanUs: number | null;
  readonly stdDevUs: number | null;
  readonly minUs: number | null;
  readonly p50Us: number | null;
  readonly p75Us: number | null;
  readonly p90Us: number | null;
  readonly p95Us: number | null;
  readonly p99Us: number | null;
  readonly p999Us: number | null;
  readonly maxUs: number | null;
  readonly ci95MeanUs: { readonly low: number; readonly high: number } | null;
  readonly histogram: readonly HistogramBucket[];
}

/** Where a number of the run is with 95 %, by its path, as `latency.p95Us` or `resources.<id>.utilisationPpm`. */
export interface Interval {
  readonly path: string;
  readonly low: number;
  readonly high: number;
}

export interface RequestCounts {
  /** Every arrival; the other counts are of those from the end of the warm-up on. */
  readonly arrived: number;
  readonly measured: number;
  readonly succeeded: number;
  readonly failed: number;
  readonly inFlightAtEnd: number;
  /** Requests that ended, and of them those that succeeded, to three decimals. */
  readonly throughputPerSecond: number;
  readonly goodputPerSecond: number;
  /** Of those that ended. */
  readonly successRatePpm: number | null;
}

export interface Confidence {
  readonly method: "batch-means";
  readonly batches: number;
  readonly relativeHalfWidthPpm: number;
  readonly lag1Ppm: number;
  readonly reliable: boolean;
}

export const CONFIDENCE_REASONS = ["stages", "outages", "unstable", "few-samples"] as const;
export type ConfidenceReason = (typeof CONFIDENCE_REASONS)[number];

export interface OperationResult {
  readonly operationId: string;
  readonly calls: number;
  readonly attempts: number;
  readonly succeeded: number;
  readonly failed: number;
  readonly timedOut: number;
  readonly rejected: number;
  readonly faulted: number;
  readonly late: number;
  readonly amplificationPpm: number | null;
  readonly attemptLatency: Distribution;
  readonly callLatency: Distribution;
  readonly waitMeanUs: number | null;
  readonly waitP95Us: number | null;
}

export interface ResourceResult {
  readonly elementId: string;
  readonly servers: number;
  readonly utilisationPpm: number;
  readonly busyMeanMilli: number;
  readonly queueMeanMilli: number;
  readonly queueMax: number;
  readonly waitMeanUs: number | null;
  readonly waitP95Us: number | null;
  readonly arrivals: number;
  readonly rejected: number;
  readonly saturatedPpm: number;
  readonly offeredLoadPpm: number;
  readonly lateWorkPpm: number;
}

export interface ChannelResult {
  readonly channelId: string;
  readonly published: number;
  readonly routed: number;
  readonly notRouted: number;
  readonly deadLettered: number;
  readonly dropped: number;
}

export interface SubscriptionResult {
  readonly subscriptionId: string;
  readonly delivered: number;
  readonly attempts: number;
  readonly failed: number;
  readonly deadLettered: number;
  readonly dropped: number;
  readonly backlogMeanMilli: number;
  readonly backlogMax: number;
  readonly backlogAtEnd: number;
  readonly lagP95Us: number | null;
  readonly lagMaxUs: number | null;
  readonly amplificationPpm: number | null;
  readonly growing: boolean;
}

export interface StoreResult {
  readonly elementId: string;
  readonly writes: number;
  readonly failed: number;
}

export interface BranchResult {
  readonly stepId: string;
  readonly thenCount: number;
  readonly elseCount: number;
}

export interface SeriesBucketResult {
  readonly atMs: number;
  readonly arrived: number;
  readonly succeeded: number;
  readonly failed: number;
  readonly latencyP95Us: number | null;
  readonly inFlight: number;
}

export interface Series {
  readonly bucketMs: number;
  readonly buckets: readonly SeriesBucketResult[];
  readonly resources: readonly {
    readonly elementId: string;
    readonly busyMilli: readonly number[];
    readonly queueMilli: readonly number[];
  }[];
  readonly subscriptions: readonly {
    readonly subscriptionId: string;
    readonly backlog: readonly number[];
  }[];
}

export interface Critical {
  readonly resourceId: string;
  readonly utilisationPpm: number;
  /** Requests per second more that the resource could take, an estimate; below 0 when it has too many. */
  readonly headroomPerSecond: number;
}

export const BOTTLENECK_REASONS = [
  "overload",
  "growing-queue",
  "saturated",
  "high-load",
  "rejections",
  "drops",
  "headroom",
] as const;
export type BottleneckReason = (typeof BOTTLENECK_REASONS)[number];

export interface Bottleneck {
  readonly kind: "resource" | "subscription";
  readonly id: string;
  readonly offeredLoadPpm: number;
  readonly saturatedPpm: number;
  readonly utilisationPpm: number;
  readonly reason: BottleneckReason;
}

export const NOTE_CODES = [
  "assumed",
  "open-load",
  "shared-queue",
  "no-cancel",
  "no-drain",
  "zero-service-time",
  "unbounded-queue",
  "unlimited-store",
  "unlimited-subscription",
] as const;

/** An assumption that was made. */
export interface Note {
  readonly code: (typeof NOTE_CODES)[number];
  readonly targetId: string | null;
  readonly message: string;
}

/** What is measured; `resultHash` covers this. */
export interface StressMeasures {
  readonly basis: "assumed";
  readonly verdict: Verdict;
  readonly verdictReasons: readonly VerdictReason[];
  readonly requests: RequestCounts;
  readonly latency: Distribution;
  readonly failedLatency: Distribution;
  readonly confidence: Confidence | null;
  readonly confidenceReason: ConfidenceReason | null;
  readonly operations: readonly OperationResult[];
  readonly resources: readonly ResourceResult[];
  readonly channels: readonly ChannelResult[];
  readonly subscriptions: readonly SubscriptionResult[];
  readonly stores: readonly StoreResult[];
  readonly branches: readonly BranchResult[];
  /** By path; none where `confidence` is null. */
  readonly intervals: readonly Interval[];
  readonly series: Series;
  readonly critical: Critical | null;
  readonly bottlenecks: readonly Bottleneck[];
  readonly notes: readonly Note[];
  readonly budget: { readonly events: number; readonly endedEarlyAtMs: number | null };
}

/** A run: what it was made of, pinned, and what came out. */
export interface StressRun extends StressMeasures {
  readonly engineVersion: number;
  readonly scenarioId: string;
  readonly modelVersion: number;
  readonly seed: string;
  readonly profile: StressProfile;
  readonly scenarioHash: string;
  /** Of the part of the model that the scenario reaches. */
  readonly modelHash: string;
  readonly inputsHash: string;
  readonly resultHash: string;
}
