import { MEASURE_LIMITS } from "../limits.js";

/** Of Student's t with 29 degrees of freedom, for a two-sided 95 %. */
export const T_975 = 2.045229642132703;

/** How far the values of batches lie apart: mean and squares, added up as they come. */
export class BatchSpread {
  #count = 0;
  #mean = 0;
  #squares = 0;

  /** The value of one batch; null when it says nothing, and then nothing is known of the whole. */
  add(value: number | null): void {
    if (value === null) {
      this.#count = Number.NaN;
      return;
    }
    this.#count += 1;
    const off = value - this.#mean;
    this.#mean += off / this.#count;
    this.#squares += off * (value - this.#mean);
  }

  /** Half of the interval in which the mean is with 95 %; null when a batch is missing. */
  get halfWidth(): number | null {
    const count = MEASURE_LIMITS.batches;
    return this.#count === count ? (T_975 * Math.sqrt(this.#squares / (count - 1))) / Math.sqrt(count) : null;
  }
}
