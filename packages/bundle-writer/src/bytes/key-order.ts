import { compareCodeUnits } from "@plumbline/model-core";
import { plainText } from "./scalar-text.js";

/** Shapes remembered, so that hostile keys cannot fill the memory. */
const MOST_SHAPES = 1000;

/** A key, and how it is written before its value. */
export interface OrderedKey {
  readonly name: string;
  readonly text: string;
}

interface Shape {
  readonly names: readonly string[];
  readonly keys: readonly OrderedKey[];
}

/** The keys of objects in the order of their code units, found once for objects of one shape. */
export class KeyOrder {
  readonly #shapes = new Map<string, Shape>();

  keysOf(object: object): readonly OrderedKey[] {
    const names = Object.keys(object);
    const about = `${names.length} ${names[0]}`;
    const known = this.#shapes.get(about);
    if (known?.names.every((name, index) => name === names[index])) {
      return known.keys;
    }
    const keys = names.toSorted(compareCodeUnits).map((name) => ({ name, text: `${plainText(name)}: ` }));
    if (this.#shapes.size < MOST_SHAPES) {
      this.#shapes.set(about, { names, keys });
    }
    return keys;
  }
}
