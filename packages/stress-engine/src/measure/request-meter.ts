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

  end(succeeded: boolean, latencyNs: number, isMeasured: boolean): void {
    this.inFlight -= 1;
    if (succeeded) {
      this.series.succeed(latencyNs);
    } else {
      this.series.failed += 1;
    }
    if (isMeasured) {
      this.#count(succeeded, latencyNs);
    }
  }

  #count(succeeded: boolean, latencyNs: number): void {
    if (succeeded) {
      this.succeeded += 1;
      this.latency.record(latencyNs);
      this.batches.record(latencyNs);
    } else {
      this.failed += 1;
      this.failedLatency.record(latencyNs);
    }
  }
}
