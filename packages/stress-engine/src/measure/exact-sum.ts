/** What the low word holds before it is carried over: 2^52, so that one more term stays below 2^53. */
const CARRY = 4_503_599_627_370_496;

/** A sum of whole numbers below 2^52, exact however many there are: two words, as one double loses bits. */
export class ExactSum {
  readonly #words = new Float64Array(2);

  add(term: number): void {
    const words = this.#words;
    let low = (words[0] as number) + term;
    if (low >= CARRY) {
      low -= CARRY;
      words[1] = (words[1] as number) + 1;
    }
    words[0] = low;
  }

  /** The sum, rounded once. */
  value(): number {
    return (this.#words[1] as number) * CARRY + (this.#words[0] as number);
  }
}
