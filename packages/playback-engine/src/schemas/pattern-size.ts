import { UnsupportedPattern } from "./unsupported-pattern.js";

/** Characters and groups a pattern may come to when its counted repeats are written out. */
const MAX_SIZE = 10_000;

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
  readonly #open: OpenGroup[] = [{ size: 0, last: 0 }];

  item(): void {
    this.#add(1);
  }

  openGroup(): void {
    this.#open.push({ size: 0, last: 0 });
  }

  closeGroup(): void {
    const { size } = this.#open.pop() ?? { size: 0 };
    this.#add(size + 1);
  }

  /** A quantifier over the item or group before it. */
  repeat(quantifier: string): void {
    const group = this.#open.at(-1);
    const [least = "", most = ""] = quantifier.slice(1).split(/[,}]/);
    const times = quantifier.startsWith("{") ? Math.max(Number(least), Number(most) || 0, 1) : 1;
    if (group !== undefined) {
      const more = group.last * times - group.last + 1;
      group.last = 0;
      this.#add(more);
    }
  }

  #add(size: number): void {
    const group = this.#open.at(-1);
    if (group !== undefined) {
      group.size += size;
      group.last = size;
      if (group.size > MAX_SIZE) {
        throw new UnsupportedPattern(`over ${MAX_SIZE} states`);
      }
    }
  }
}
