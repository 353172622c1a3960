/** What a low word holds before it is carried over: 2^52, so that one more term stays below 2^53. */
const CARRY = 4_503_599_627_370_496;
/** Durations are below 2^42 ns; halves of 21 bits have products that sum up exactly. */
const HALF = 2_097_152;
/** Looked up once: a global is slow to reach from a sandbox. */
const { floor } = Math;
const INVERSE_HALF = 1 / HALF;
/** Below 2^26 a square is below 2^52, and is added whole. */
const EXACT_SQUARE = 67_108_864;

/** Places of what is kept: each sum has a low and a high word. */
const LEAST = 0;
const GREATEST = 1;
const SUM = 2;
const HIGH_SQUARES = 4;
const PRODUCTS = 6;
const LOW_SQUARES = 8;
const WORDS = 10;

/** Count, extremes, sum and sum of squares of durations; the sums are exact however many there are. */
export class Moments {
  count = 0;
  readonly #words = new Float64Array(WORDS);

  constructor() {
    this.#words[LEAST] = Number.POSITIVE_INFINITY;
  }

  record(ns: number): void {
    const words = this.#words;
    this.count += 1;
    if (ns < words[LEAST]!) {
      words[LEAST] = ns;
    }
    if (ns > words[GREATEST]!) {
      words[GREATEST] = ns;
    }
    addExactly(words, SUM, ns);
    if (ns < EXACT_SQUARE) {
      addExactly(words, LOW_SQUARES, ns * ns);
    } else {
      this.#addSquareOfHalves(ns);
    }
  }

  #addSquareOfHalves(ns: number): void {
    const high = floor(ns * INVERSE_HALF);
    const low = ns - high * HALF;
    addExactly(this.#words, HIGH_SQUARES, high * high);
    addExactly(this.#words, PRODUCTS, high * low);
    addExactly(this.#words, LOW_SQUARES, low * low);
  }

  /** 0 when nothing was recorded, as are the others. */
  get mean(): number {
    return this.count === 0 ? 0 : this.sum / this.count;
  }

  get sum(): number {
    return this.#sum(SUM);
  }

  get least(): number {
    return this.count === 0 ? 0 : this.#words[LEAST]!;
  }

  get greatest(): number {
    return this.#words[GREATEST]!;
  }

  /** Of the durations seen as a sample; 0 for fewer than two. */
  get standardDeviation(): number {
    if (this.count < 2 || this.least === this.greatest) {
      return 0;
    }
    const squares =
      this.#sum(HIGH_SQUARES) * HALF * HALF + 2 * this.#sum(PRODUCTS) * HALF + this.#sum(LOW_SQUARES);
    const mean = this.mean;
    return Math.sqrt(Math.max(0, (squares - this.count * mean * mean) / (this.count - 1)));
  }

  /** A sum, rounded once. */
  #sum(place: number): number {
    return this.#words[place + 1]! * CARRY + this.#words[place]!;
  }
}

/** Adds a whole number below 2^52 to a sum of two words. */
function addExactly(words: Float64Array, place: number, term: number): void {
  let low = words[place]! + term;
  if (low >= CARRY) {
    low -= CARRY;
    words[place + 1] = words[place + 1]! + 1;
  }
  words[place] = low;
}
