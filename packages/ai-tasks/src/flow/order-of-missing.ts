import type { MissingPart } from "./missing-part.js";
import { usesOfMissing } from "./uses-of-flow.js";

/** Missing parts in an order in which each comes after those that it hangs from; else as they are given. */
export function orderOfMissing(missing: readonly MissingPart[]): readonly MissingPart[] {
  const byAlias = new Map(missing.map((part) => [part.alias, part]));
  const ordered = new Set<MissingPart>();
  const add = (part: MissingPart): void => {
    for (const { alias } of usesOfMissing(part)) {
      const before = byAlias.get(alias);
      if (before !== undefined && !ordered.has(before)) {
        add(before);
      }
    }
    ordered.add(part);
  };
  for (const part of missing) {
    if (!ordered.has(part)) {
      add(part);
    }
  }
  return [...ordered];
}
