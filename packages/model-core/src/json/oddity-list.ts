import { READING_LIMITS } from "../limits.js";
import type { JsonOddity, JsonOddityKind } from "./json-value.js";

/** Collects oddities up to a number of each kind, so that one kind cannot hide another. */
export class OddityList {
  readonly oddities: JsonOddity[] = [];
  readonly #counts = new Map<JsonOddityKind, number>();

  add(kind: JsonOddityKind, path: () => string): void {
    const count = this.#counts.get(kind) ?? 0;
    if (count < READING_LIMITS.oddities) {
      this.#counts.set(kind, count + 1);
      this.oddities.push({ kind, path: path() });
    }
  }
}
