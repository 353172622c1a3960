import { present } from "@plumbline/model-core";

/** What each thing depends on; all of them are keys. */
export type Dependencies = ReadonlyMap<string, ReadonlySet<string>>;

interface Visit {
  readonly id: string;
  readonly order: number;
  lowest: number;
  readonly left: Iterator<string>;
}

/**
 * Things that depend on each other in a circle together, every other one alone; what is depended on comes before what
 * depends on it. Tarjan's way with a stack of our own, since chains may be as long as there are things.
 */
export function strongComponents(dependencies: Dependencies): readonly (readonly string[])[] {
  const search = new Search(dependencies);
  for (const id of dependencies.keys()) {
    search.from(id);
  }
  return search.components;
}

class Search {
  readonly components: (readonly string[])[] = [];
  readonly #dependencies: Dependencies;
  readonly #visits = new Map<string, Visit>();
  readonly #open: Visit[] = [];
  readonly #closed = new Set<string>();

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
  }

  from(id: string): void {
    const path = this.#visits.has(id) ? [] : [this.#visit(id)];
    for (let visit = path.at(-1); visit !== undefined; visit = path.at(-1)) {
      const next = this.#next(visit);
      if (next === null) {
        path.pop();
        this.#leave(visit, path.at(-1));
      } else {
        path.push(next);
      }
    }
  }

  #visit(id: string): Visit {
    const order = this.#visits.size;
    const left = present(this.#dependencies.get(id)).values();
    const visit = { id, order, lowest: order, left };
    this.#visits.set(id, visit);
    this.#open.push(visit);
    return visit;
  }

  /** The next thing to go to that was not seen; null when all were. */
  #next(visit: Visit): Visit | null {
    for (let step = visit.left.next(); step.done !== true; step = visit.left.next()) {
      const seen = this.#visits.get(step.value);
      if (seen === undefined) {
        return this.#visit(step.value);
      }
      if (!this.#closed.has(seen.id)) {
        visit.lowest = Math.min(visit.lowest, seen.order);
      }
    }
    return null;
  }

  #leave(visit: Visit, above: Visit | undefined): void {
    if (above !== undefined) {
      above.lowest = Math.min(above.lowest, visit.lowest);
    }
    if (visit.lowest === visit.order) {
      const component = this.#open.splice(this.#open.lastIndexOf(visit)).map(({ id }) => id);
      for (const id of component) {
        this.#closed.add(id);
      }
      this.components.push(component);
    }
  }
}
