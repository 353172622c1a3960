import { present } from "@plumbline/model-core";
import type { Clock } from "../kernel/virtual-time.js";
import { MEASURE_LIMITS } from "../limits.js";
import { LatencyHistogram } from "./latency-histogram.js";

const BUCKET_SIZES_MS = [100, 200, 500, 1_000, 2_000, 5_000, 10_000, 30_000, 60_000] as const;

/** The smallest bucket that gives at most 120 of them. */
export function bucketMsOf(durationSeconds: number): number {
  const fits = (size: number): boolean => durationSeconds * 1_000 <= size * MEASURE_LIMITS.seriesBuckets;
  return present(BUCKET_SIZES_MS.find(fits));
}

export interface SeriesBucket {
  readonly atMs: number;
  readonly arrived: number;
  readonly succeeded: number;
  readonly failed: number;
  readonly latencyP95Us: number | null;
  /** At its end. */
  readonly inFlight: number;
}

/** Counts requests by bucket of time, from the start of the run. */
export class RunSeries {
  readonly buckets: SeriesBucket[] = [];
  arrived = 0;
  succeeded = 0;
  failed = 0;
  readonly #latency = new LatencyHistogram();

  /** A request that started there has succeeded now. */
  succeed(clock: Clock, starts: Float64Array, at: number): void {
    this.succeeded += 1;
    this.#latency.record(clock.now - starts[at]!);
  }

  close(atMs: number, inFlight: number): void {
    const { arrived, succeeded, failed } = this;
    const p95 = succeeded === 0 ? null : Math.round(this.#latency.quantile(0.95, succeeded) / 1_000);
    this.buckets.push({ atMs, arrived, succeeded, failed, latencyP95Us: p95, inFlight });
    this.arrived = 0;
    this.succeeded = 0;
    this.failed = 0;
    this.#latency.clear();
  }
}
