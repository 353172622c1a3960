import { present } from "../present.js";
import { compareIds } from "./stored-fact-order.js";

/** Facts that lie one behind the other in memory, in the order of their IDs. */
interface Run {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly starts: number[];
  end: number;
}

/**
 * The facts of a list as they were written, in any order. They mostly come in that of their document, so nothing is made for one
 * that belongs behind the one before it and lies there.
 */
export class WrittenFacts {
  readonly #placeOfId: number;
  readonly #runs: Run[] = [];

  /** Where in a fact its ID stands. */
  constructor(placeOfId: number) {
    this.#placeOfId = placeOfId;
  }

  get isEmpty(): boolean {
    return this.#runs.length === 0;
  }

  /** Adds a fact that was written from a place up to another. */
  add(bytes: Uint8Array<ArrayBuffer>, start: number, end: number): void {
    const run = this.#runs.at(-1);
    if (run?.bytes === bytes && run.end === start && this.#isBefore(run, bytes, start)) {
      run.starts.push(start);
      run.end = end;
    } else {
      this.#runs.push({ bytes, starts: [start], end });
    }
  }

  /** All of them in the order of their IDs, those that lie one behind the other as one. */
  parts(): readonly Uint8Array<ArrayBuffer>[] {
    const runs = this.#runs;
    const isInOrder = runs.every((run, index) => {
      const before = runs[index - 1];
      return before === undefined || this.#isBefore(before, run.bytes, present(run.starts[0]));
    });
    return isInOrder
      ? runs.map(({ bytes, starts, end }) => bytes.subarray(starts[0], end))
      : runs
          .flatMap(factsOf)
          .sort((left, right) => compareIds(left, this.#placeOfId, right, this.#placeOfId));
  }

  /** Whether the last fact of a run comes before one that begins at a place. */
  #isBefore({ bytes, starts }: Run, other: Uint8Array, start: number): boolean {
    const place = this.#placeOfId;
    return compareIds(bytes, present(starts.at(-1)) + place, other, start + place) < 0;
  }
}

function factsOf({ bytes, starts, end }: Run): readonly Uint8Array<ArrayBuffer>[] {
  return starts.map((start, index) => bytes.subarray(start, starts[index + 1] ?? end));
}
