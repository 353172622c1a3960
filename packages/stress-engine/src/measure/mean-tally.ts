import type { Clock } from "../kernel/virtual-time.js";
import { LatencyHistogram } from "./latency-histogram.js";

/** What a low word holds before it is carried over: 2^52, so that one more term stays below 2^53. */
const CARRY = 4_503_599_627_370_496;

/** Count and exact sum of durations. */
export class MeanTally {
  count = 0;
  readonly #words = new Float64Array(2);

  /** Records how long it is since a start. */
  recordSince(clock: Clock, starts: Float64Array, at: number): void {
    this.add(clock.now - starts[at]!);
  }

  add(ns: number): void {
    this.count += 1;
    if (ns > 0) {
      const words = this.#words;
      let low = words[0]! + ns;
      if (low >= CARRY) {
        low -= CARRY;
        words[1] = words[1]! + 1;
      }
      words[0] = low;
    }
  }

  get sum(): number {
    return this.#words[1]! * CARRY + this.#words[0]!;
  }

  /** 0 when nothing was recorded. */
  get mean(): number {
    return this.count === 0 ? 0 : this.sum / this.count;
  }
}

/** Waits: their mean and quantiles. */
export class WaitTally {
  readonly histogram = new LatencyHistogram();
  readonly #mean = new MeanTally();

  get count(): number {
    return this.#mean.count;
  }

  get mean(): number {
    return this.#mean.mean;
  }

  get sum(): number {
    return this.#mean.sum;
  }

  /** Records how long it is since a start. */
  recordSince(clock: Clock, starts: Float64Array, at: number): void {
    const ns = clock.now - starts[at]!;
    this.#mean.add(ns);
    this.histogram.record(ns);
  }

  /** Records that nobody had to wait. */
  recordNone(): void {
    this.#mean.count += 1;
    this.histogram.record(0);
  }

  quantile(share: number): number {
    return this.histogram.quantile(share, this.count);
  }
}
