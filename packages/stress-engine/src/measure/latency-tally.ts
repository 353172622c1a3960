import type { Clock } from "../kernel/virtual-time.js";
import { LatencyHistogram } from "./latency-histogram.js";
import { Moments } from "./moments.js";

/** What is kept of a kind of duration: moments and a histogram. Its size does not grow with the count. */
export class LatencyTally {
  readonly moments = new Moments();
  readonly histogram = new LatencyHistogram();

  /** Records how long it is since a start. */
  recordSince(clock: Clock, starts: Float64Array, at: number): void {
    const ns = clock.now - starts[at]!;
    this.moments.record(ns);
    this.histogram.record(ns);
  }

  /** A quantile in nanoseconds, never outside what was seen; 0 when nothing was. */
  quantile(share: number): number {
    const { count, least, greatest } = this.moments;
    return Math.min(greatest, Math.max(least, this.histogram.quantile(share, count)));
  }
}
