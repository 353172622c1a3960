/** A key of an object or an index of a list. */
export type Step = string | number;

/** A value that is looked for, or one on the way to it. */
export interface PlaceNode {
  readonly inner: Map<Step, PlaceNode>;
  /** Where it stands in the text; null as long as it was not met. */
  offset: number | null;
}

/** The values that are looked for in a text, by the ways that lead to them. */
export class PlaceTree {
  /** Of the list of documents. */
  readonly root: PlaceNode = { inner: new Map(), offset: null };

  constructor(ways: readonly (readonly Step[])[]) {
    for (const way of ways) {
      let node = this.root;
      for (const step of way) {
        const next = node.inner.get(step) ?? { inner: new Map(), offset: null };
        node.inner.set(step, next);
        node = next;
      }
    }
  }

  /** Of the value, or else of the nearest one around it that was met. */
  offsetOf(way: readonly Step[]): number | null {
    let node: PlaceNode | undefined = this.root;
    let offset: number | null = null;
    for (const step of way) {
      node = node?.inner.get(step);
      offset = node?.offset ?? offset;
    }
    return offset;
  }
}

/** Goes in step with whoever walks a text: at each value it knows whether anything in it is looked for. */
export class PlaceWalk {
  readonly #open: { readonly node: PlaceNode | null; index: number }[] = [];
  #next: PlaceNode | null;

  constructor(root: PlaceNode) {
    this.#next = root;
  }

  /** A list or object opens. */
  enter(): void {
    this.#open.push({ node: this.#next, index: 0 });
    this.#next = null;
  }

  /** It closes. */
  leave(): void {
    this.#open.pop();
  }

  /** A value of a list comes. */
  item(offset: number): void {
    const list = this.#open.at(-1);
    if (list !== undefined) {
      this.#meet(list.node, list.index, offset);
      list.index += 1;
    }
  }

  /** The value of a key comes. */
  member(key: string, offset: number): void {
    this.#meet(this.#open.at(-1)?.node ?? null, key, offset);
  }

  #meet(node: PlaceNode | null, step: Step, offset: number): void {
    const met = node?.inner.get(step) ?? null;
    if (met !== null) {
      met.offset = offset;
    }
    this.#next = met;
  }
}
