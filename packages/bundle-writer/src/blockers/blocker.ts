import { compareCodeUnits } from "@plumbline/model-core";

/** Something that has to be settled before a bundle is ready to be built from. */
export type Blocker = {
  readonly code: string;
  /** A stable ID, or the path of a file. */
  readonly subject: string;
  /** What is in the way and how it is mended. */
  readonly message: string;
};

/** Blockers in the order of their codes, then of their subjects. */
export function inBlockerOrder(blockers: readonly Blocker[]): readonly Blocker[] {
  return blockers.toSorted(
    (left, right) => compareCodeUnits(left.code, right.code) || compareCodeUnits(left.subject, right.subject),
  );
}
