import type { Clock } from "../kernel/virtual-time.js";
import { MEASURE_LIMITS } from "../limits.js";
import { T_975 } from "./batch-spread.js";

/** Small batches are kept until there are this many; then each two become one. */
const SMALL_BATCHES = 128 * MEASURE_LIMITS.batches;

/** What the means of batches say about a mean, all in nanoseconds. */
export interface BatchMeansEstimate {
  readonly mean: number;
  readonly halfWidth: number;
  /** Correlation of each batch mean with the next, -1 to 1. */
  readonly lag1: number;
}

/**
 * Means of batches of successive durations, which vary independently enough for an interval where the durations
 * themselves do not. Memory does not grow with their number.
 */
export class BatchMeans {
  readonly #sums = new Float64Array(SMALL_BATCHES);
  #full = 0;
  #size = 1;
  #inCurrent = 0;

  /** Records how long it is since a start. */
  recordSince(clock: Clock, starts: Float64Array, at: number): void {
    const ns = clock.now - starts[at]!;
    this.#sums[this.#full] = this.#sums[this.#full]! + ns;
    this.#inCurrent += 1;
    if (this.#inCurrent === this.#size) {
      this.#inCurrent = 0;
      this.#full += 1;
      if (this.#full === SMALL_BATCHES) {
        this.#joinPairs();
      }
    }
  }

  /** Null when there are not enough durations for the batches. */
  estimate(): BatchMeansEstimate | null {
    const batches = MEASURE_LIMITS.batches;
    const each = Math.floor(this.#full / batches);
    return each === 0 ? null : estimateOf(this.#batchMeans(batches, each));
  }

  #batchMeans(batches: number, each: number): readonly number[] {
    return Array.from({ length: batches }, (_, batch) => {
      let sum = 0;
      for (let at = batch * each; at < (batch + 1) * each; at += 1) {
        sum += this.#sums[at]!;
      }
      return sum / (each * this.#size);
    });
  }

  #joinPairs(): void {
    const half = SMALL_BATCHES / 2;
    for (let at = 0; at < half; at += 1) {
      this.#sums[at] = this.#sums[2 * at]! + this.#sums[2 * at + 1]!;
    }
    this.#sums.fill(0, half);
    this.#full = half;
    this.#size *= 2;
  }
}

function estimateOf(means: readonly number[]): BatchMeansEstimate {
  const count = means.length;
  const mean = means.reduce((sum, value) => sum + value, 0) / count;
  let squares = 0;
  let products = 0;
  means.forEach((value, at) => {
    const next = means[at + 1];
    squares += (value - mean) * (value - mean);
    products += next === undefined ? 0 : (value - mean) * (next - mean);
  });
  const deviation = Math.sqrt(squares / (count - 1));
  const halfWidth = (T_975 * deviation) / Math.sqrt(count);
  return { mean, halfWidth, lag1: squares === 0 ? 0 : products / squares };
}
