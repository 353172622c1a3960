/** Keys that an object does not keep where they are set: indexes come first, `__proto__` is none. */
const MOVES = /^(?:[0-9]+|__proto__)$/;

const MOST = 500;
/** UTF-16 units of the keys of one. */
const MOST_UNITS = 1000;

/** The keys of an object, and the order of their code units. */
export interface Shape {
  readonly keys: readonly string[];
  readonly sorted: readonly string[];
  /** Whether an object keeps its keys where they are set. */
  readonly keepsOrder: boolean;
}

/** The shapes of objects, of which there are mostly few. So many are remembered that hostile keys cannot fill the memory. */
export class Shapes {
  readonly #known = new Map<string, Shape>();

  /** Shapes that are remembered. */
  get size(): number {
    return this.#known.size;
  }

  /** Throws for a key with a lone surrogate. */
  of(keys: readonly string[]): Shape {
    const about = `${keys.length} ${keys[0]}`;
    const known = this.#known.get(about);
    if (known?.keys.every((key, index) => key === keys[index])) {
      return known;
    }
    const shape = shapeOf(keys);
    if (keys.reduce((units, key) => units + key.length, 0) <= MOST_UNITS) {
      this.#remember(about, shape);
    }
    return shape;
  }

  #remember(about: string, shape: Shape): void {
    if (this.#known.size >= MOST) {
      this.#known.clear();
    }
    this.#known.set(about, shape);
  }
}

function shapeOf(keys: readonly string[]): Shape {
  if (!keys.every((key) => key.isWellFormed())) {
    throw new TypeError("A lone surrogate has no JSON form");
  }
  return { keys, sorted: keys.toSorted(), keepsOrder: !keys.some((key) => MOVES.test(key)) };
}
