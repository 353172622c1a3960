import { compareCodeUnits } from "@plumbline/model-core";
import { SCAN_LIMITS } from "../limits.js";
import { INCOMPLETE_CODES, type IncompleteCode } from "../selecting/selection.js";
import type { Incompleteness, SnapshotFile } from "../snapshot.js";
import { listAt } from "./list-at.js";

/** What keeps a scan from being complete, in the order of the codes; paths in their order, as many as are named. */
export function incompletenessOf(
  files: readonly SnapshotFile[],
  others: ReadonlyMap<IncompleteCode, number>,
): readonly Incompleteness[] {
  const paths = new Map<IncompleteCode, string[]>();
  for (const { path, reason } of files) {
    const code = INCOMPLETE_CODES.find((one) => one === reason);
    if (code !== undefined) {
      listAt(paths, code).push(path);
    }
  }
  let left: number = SCAN_LIMITS.pathsOfCodes;
  return INCOMPLETE_CODES.flatMap((code) => {
    const found = (paths.get(code) ?? []).sort(compareCodeUnits);
    const count = found.length + (others.get(code) ?? 0);
    const named = found.slice(0, Math.min(left, SCAN_LIMITS.pathsOfCode));
    left -= named.length;
    return count === 0 ? [] : [{ code, count, paths: named }];
  });
}
