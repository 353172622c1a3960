import { compareCodeUnits } from "@plumbline/model-core";
import type { Blocker } from "../manifest/manifest.js";

/** Blockers in the order of their codes, then of their subjects. */
export function inBlockerOrder(blockers: readonly Blocker[]): readonly Blocker[] {
  return blockers.toSorted(
    (left, right) => compareCodeUnits(left.code, right.code) || compareCodeUnits(left.subject, right.subject),
  );
}
