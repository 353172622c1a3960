import type { Schemas } from "@plumbline/api-client";
import type { LineFlag } from "./sheet-search.js";

/** How many lines have each flag. */
export function flagCounts(
  lines: readonly Pick<Schemas["EstimatedLineResponse"], "flags">[],
): ReadonlyMap<LineFlag, number> {
  const all = Map.groupBy(
    lines.flatMap(({ flags }) => flags),
    (flag) => flag,
  );
  return new Map([...all].map(([flag, those]) => [flag, those.length]));
}
