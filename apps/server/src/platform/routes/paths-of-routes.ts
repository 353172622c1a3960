import { pathPattern } from "./path-pattern.js";

/** What belongs to the paths of routes, found without asking every route whether a path is its own. */
export class PathsOfRoutes<Value> {
  private readonly root = new Segment<Value>();

  add(path: string, value: Value): void {
    let at = this.root;
    for (const segment of segmentsOf(path)) {
      at = at.made(segment);
    }
    at.ends.push({ pattern: pathPattern(path), value });
  }

  /** What was added with the routes that have this path. */
  at(path: string): readonly Value[] {
    const ends = this.root.endsOf(segmentsOf(path));
    return ends.flatMap(({ pattern, value }) => (pattern.test(path) ? [value] : []));
  }
}

interface End<Value> {
  readonly pattern: RegExp;
  readonly value: Value;
}

/** The routes that are equal up to here. */
class Segment<Value> {
  readonly ends: End<Value>[] = [];
  private readonly fixed = new Map<string, Segment<Value>>();
  /** Where a parameter stands. */
  private open: Segment<Value> | undefined;

  made(segment: string): Segment<Value> {
    if (segment.includes(":")) {
      this.open ??= new Segment();
      return this.open;
    }
    const next = this.fixed.get(segment) ?? new Segment();
    this.fixed.set(segment, next);
    return next;
  }

  endsOf(segments: readonly string[], from = 0): readonly End<Value>[] {
    const segment = segments[from];
    if (segment === undefined) {
      return this.ends;
    }
    const fixed = this.fixed.get(segment)?.endsOf(segments, from + 1) ?? [];
    return this.open === undefined ? fixed : [...fixed, ...this.open.endsOf(segments, from + 1)];
  }
}

/** Letter case and a `/` at the end make no other path. */
function segmentsOf(path: string): readonly string[] {
  return path.toLowerCase().replace(/\/$/, "").split("/");
}
