import type { JsonValue } from "./json/json-value.js";

/** Keys that an object does not keep where they are set: indexes come first, `__proto__` is none. */
const MOVES = /^(?:[0-9]+|__proto__)$/;

/** Shapes remembered, so that hostile keys cannot fill the memory. */
const MAX_SHAPES = 1000;

interface Shape {
  readonly keys: readonly string[];
  readonly sorted: readonly string[];
}

/**
 * Copies values with the keys of every object in order, for `JSON.stringify` to write: much faster than
 * writing key by key, since the order of a shape is found once.
 */
export class CanonicalCopier {
  /** False when some object has keys that no copy keeps in order. */
  keepsOrder = true;
  readonly #shapes = new Map<string, Shape>();

  copy(value: JsonValue): JsonValue {
    switch (typeof value) {
      case "string":
        return wellFormed(value);
      case "number":
        return finite(value);
      case "boolean":
        return value;
      case "object":
        return this.#copyObject(value);
      default:
        throw new TypeError(`A value of type ${typeof value} has no JSON form`);
    }
  }

  #copyObject(value: JsonValue & (object | null)): JsonValue {
    if (value === null) {
      return null;
    }
    if (Array.isArray(value)) {
      return value.map((entry) => this.copy(entry));
    }
    const object = value as { readonly [key: string]: JsonValue };
    const copy: Record<string, JsonValue> = {};
    for (const key of this.#sortedKeys(Object.keys(object))) {
      copy[key] = this.copy(object[key] as JsonValue);
    }
    return copy;
  }

  #sortedKeys(keys: readonly string[]): readonly string[] {
    const about = `${keys.length} ${keys[0]}`;
    const known = this.#shapes.get(about);
    if (known?.keys.every((key, index) => key === keys[index])) {
      return known.sorted;
    }
    for (const key of keys) {
      wellFormed(key);
      this.keepsOrder &&= !MOVES.test(key);
    }
    const sorted = keys.toSorted();
    if (this.#shapes.size < MAX_SHAPES) {
      this.#shapes.set(about, { keys, sorted });
    }
    return sorted;
  }
}

function wellFormed(text: string): string {
  if (!text.isWellFormed()) {
    throw new TypeError("A lone surrogate has no JSON form");
  }
  return text;
}

function finite(number: number): number {
  if (!Number.isFinite(number)) {
    throw new TypeError(`${number} has no JSON form`);
  }
  return number;
}
