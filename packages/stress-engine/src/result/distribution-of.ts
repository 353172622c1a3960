import { nsToUs } from "../kernel/virtual-time.js";
import { MEASURE_LIMITS } from "../limits.js";
import type { BatchMeansEstimate } from "../measure/batch-means.js";
import type { LatencyTally } from "../measure/latency-tally.js";
import type { Distribution, HistogramBucket } from "./stress-run.js";

/** What a tally says, in microseconds. */
export function distributionOf(
  tally: LatencyTally,
  interval: BatchMeansEstimate | null = null,
): Distribution {
  const { moments } = tally;
  const { count } = moments;
  const us = (ns: number): number | null => (count === 0 ? null : nsToUs(ns));
  const quantile = (share: number): number | null => us(tally.quantile(share));
  return {
    count,
    meanUs: us(moments.mean),
    stdDevUs: us(moments.standardDeviation),
    minUs: us(moments.least),
    p50Us: quantile(0.5),
    p75Us: quantile(0.75),
    p90Us: quantile(0.9),
    p95Us: quantile(0.95),
    p99Us: quantile(0.99),
    p999Us: count < MEASURE_LIMITS.samplesForP999 ? null : quantile(0.999),
    maxUs: us(moments.greatest),
    ci95MeanUs: interval === null ? null : intervalOf(interval),
    histogram: histogramOf(tally),
  };
}

function intervalOf({ mean, halfWidth }: BatchMeansEstimate): {
  readonly low: number;
  readonly high: number;
} {
  return { low: Math.max(0, nsToUs(mean - halfWidth)), high: nsToUs(mean + halfWidth) };
}

/** Buckets that end at the same microsecond are one. */
function histogramOf(tally: LatencyTally): readonly HistogramBucket[] {
  const buckets: { upToUs: number; count: number }[] = [];
  tally.histogram.forEach((upToNs, count) => {
    const upToUs = Math.ceil(upToNs / 1_000);
    const last = buckets.at(-1);
    if (last?.upToUs === upToUs) {
      last.count += count;
    } else {
      buckets.push({ upToUs, count });
    }
  });
  return buckets;
}

/** Parts per million of a whole; 0 of nothing. */
export function ppm(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((1_000_000 * part) / whole);
}

/** The same, but null of nothing. */
export function ppmOrNull(part: number, whole: number): number | null {
  return whole === 0 ? null : ppm(part, whole);
}

/** Thousandths. */
export function milli(value: number): number {
  return Math.round(1_000 * value);
}

/** A number per second, to three decimals. */
export function perSecond(count: number, ns: number): number {
  return ns === 0 ? 0 : Math.round((count * 1e12) / ns) / 1_000;
}
