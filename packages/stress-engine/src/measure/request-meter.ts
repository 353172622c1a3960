import type { Clock } from "../kernel/virtual-time.js";
import { BatchMeans } from "./batch-means.js";
import { LatencyTally } from "./latency-tally.js";
import { RunSeries } from "./run-series.js";

/** What is counted of whole requests. */
export class RequestMeter {
  /** Every arrival. */
  arrived = 0;
  /** Of those, the ones from the end of the warm-up on; the next two are of these. */
  measured = 0;
  succeeded = 0;
  failed = 0;
  /** Root lists still running. */
  inFlight = 0;
  /** Requests that ended after the warm-up, whenever they arrived. */
  endedInWindow = 0;
  readonly latency = new LatencyTally();
  readonly failedLatency = new LatencyTally();
  readonly batches = new BatchMeans();
  readonly series = new RunSeries();

  arrive(isMeasured: boolean): void {
    this.arrived += 1;
    this.inFlight += 1;
    this.series.arrived += 1;
    if (isMeasured) {
      this.measured += 1;
    }
  }

  /** A request that started there has succeeded now. */
  succeed(clock: Clock, starts: Float64Array, at: number, isMeasured: boolean): void {
    this.inFlight -= 1;
    this.series.succeed(clock, starts, at);
    if (isMeasured) {
      this.succeeded += 1;
      this.latency.recordSince(clock, starts, at);
      this.batches.recordSince(clock, starts, at);
    }
  }

  /** A request that started there has failed now. */
  fail(clock: Clock, starts: Float64Array, at: number, isMeasured: boolean): void {
    this.inFlight -= 1;
    this.series.failed += 1;
    if (isMeasured) {
      this.failed += 1;
      this.failedLatency.recordSince(clock, starts, at);
    }
  }
}
