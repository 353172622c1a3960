import { ExactSum } from "./exact-sum.js";

/** Durations are below 2^42 ns; halves of 21 bits have products that sum up exactly. */
const HALF = 2_097_152;
const INVERSE_HALF = 1 / HALF;

/** Count, extremes, sum and sum of squares of durations, all exact. */
export class Moments {
  count = 0;
  readonly #extremes = Float64Array.of(Number.POSITIVE_INFINITY, 0);
  readonly #sum = new ExactSum();
  readonly #highSquares = new ExactSum();
  readonly #products = new ExactSum();
  readonly #lowSquares = new ExactSum();

  record(ns: number): void {
    const high = Math.floor(ns * INVERSE_HALF);
    const low = ns - high * HALF;
    this.count += 1;
    this.#sum.add(ns);
    this.#highSquares.add(high * high);
    this.#products.add(high * low);
    this.#lowSquares.add(low * low);
    if (ns < (this.#extremes[0] as number)) {
      this.#extremes[0] = ns;
    }
    if (ns > (this.#extremes[1] as number)) {
      this.#extremes[1] = ns;
    }
  }

  /** 0 when nothing was recorded, as are the others. */
  get mean(): number {
    return this.count === 0 ? 0 : this.#sum.value() / this.count;
  }

  get sum(): number {
    return this.#sum.value();
  }

  get least(): number {
    return this.count === 0 ? 0 : (this.#extremes[0] as number);
  }

  get greatest(): number {
    return this.#extremes[1] as number;
  }

  /** Of the durations seen as a sample; 0 for fewer than two. */
  get standardDeviation(): number {
    if (this.count < 2 || this.least === this.greatest) {
      return 0;
    }
    const squares =
      this.#highSquares.value() * HALF * HALF + 2 * this.#products.value() * HALF + this.#lowSquares.value();
    const mean = this.mean;
    return Math.sqrt(Math.max(0, (squares - this.count * mean * mean) / (this.count - 1)));
  }
}
