import { present } from "@plumbline/model-core";
import { UnsupportedPattern } from "./unsupported-pattern.js";

/** Characters and groups a pattern may come to when its counted repeats are written out. */
export const MAX_PATTERN_SIZE = 10_000;

/** A group that is open: its size so far, and that of what a quantifier would repeat. */
interface OpenGroup {
  size: number;
  last: number;
}

/**
 * Counts how large a pattern is with its repeats written out, as the engine does: time and memory grow
 * with that, and `(?:a{1000}b{1000}…)` is short only on paper.
 */
export class PatternSize {
  #inner: OpenGroup = { size: 0, last: 0 };
  readonly #around: OpenGroup[] = [];

  item(): void {
    this.#add(1);
  }

  openGroup(): void {
    this.#around.push(this.#inner);
    this.#inner = { size: 0, last: 0 };
  }

  closeGroup(): void {
    const { size } = this.#inner;
    this.#inner = present(this.#around.pop());
    this.#add(size + 1);
  }

  /** A quantifier over the item or group before it. */
  repeat(quantifier: string): void {
    const { last } = this.#inner;
    this.#add(last * timesOf(quantifier) - last + 1);
  }

  #add(size: number): void {
    this.#inner.size += size;
    this.#inner.last = size;
    if (this.#inner.size > MAX_PATTERN_SIZE) {
      throw new UnsupportedPattern(`over ${MAX_PATTERN_SIZE} states`);
    }
  }
}

/** How often what a quantifier repeats is written out: as often as its largest number says. */
function timesOf(quantifier: string): number {
  return Math.max(1, ...(quantifier.match(/\d+/g) ?? []).map(Number));
}
