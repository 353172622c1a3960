import type { Connection } from "@plumbline/diagram-writer";
import { framesAround, type PartsTree } from "./part.js";

/** A line between two parts that stand side by side, whatever inside them it is about. */
export interface SiblingPair {
  readonly fromId: string;
  readonly toId: string;
  /** How many facts it stands for. */
  readonly count: number;
}

/** By what they stand in: null for what stands in nothing. */
export type SiblingLines = ReadonlyMap<string | null, readonly SiblingPair[]>;

/** Between which siblings something goes, for each part and for the whole: what a layout is made from. */
export function siblingLines(tree: PartsTree, connections: readonly Connection[]): SiblingLines {
  const chains = new Map<string, readonly string[]>();
  const chainOf = (id: string): readonly string[] => {
    const known = chains.get(id) ?? [id, ...framesAround(tree, id)].reverse();
    chains.set(id, known);
    return known;
  };
  const found = new Map<string | null, Map<string, SiblingPair>>();
  for (const { from, to } of connections) {
    const [left, right] = [chainOf(from), chainOf(to)];
    const depth = left.findIndex((id, place) => right[place] !== id);
    const [fromId, toId] = [left[depth], right[depth]];
    if (fromId !== undefined && toId !== undefined) {
      const frame = left[depth - 1] ?? null;
      const pairs = found.get(frame) ?? new Map<string, SiblingPair>();
      const key = `${fromId} ${toId}`;
      pairs.set(key, { fromId, toId, count: (pairs.get(key)?.count ?? 0) + 1 });
      found.set(frame, pairs);
    }
  }
  return new Map([...found].map(([frame, pairs]) => [frame, [...pairs.values()]]));
}
