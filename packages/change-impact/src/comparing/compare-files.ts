import { compareCodeUnits } from "@plumbline/model-core";
import { isLookedThrough, type SnapshotFile } from "@plumbline/source-scanner/snapshots";
import type { FileCounts } from "../records/change-impact.js";
import { saysNothing } from "./says-nothing.js";
import type { SnapshotSide } from "./snapshot-side.js";

/** A file that differs between the two sides. */
export interface FileChange {
  readonly path: string;
  readonly change: keyof FileCounts;
  /** It was read on each side that has it. */
  readonly isRead: boolean;
  /** Documentation, a test or an image: counted, and nothing else. */
  readonly isAside: boolean;
}

/** The files that differ, in the order of their paths. Where not every file is listed, none is told to be missing. */
export function compareFiles(base: SnapshotSide, head: SnapshotSide): readonly FileChange[] {
  const paths = [...new Set([...base.files.keys(), ...head.files.keys()])].sort(compareCodeUnits);
  return paths.flatMap((path) => {
    const [before, after] = [base.files.get(path), head.files.get(path)];
    const change = changeOf(before, after, { base, head });
    const files = [before, after].filter((file) => file !== undefined);
    return change === null
      ? []
      : [{ path, change, isRead: files.every(isLookedThrough), isAside: files.every(saysNothing) }];
  });
}

function changeOf(
  before: SnapshotFile | undefined,
  after: SnapshotFile | undefined,
  { base, head }: { readonly base: SnapshotSide; readonly head: SnapshotSide },
): keyof FileCounts | null {
  if (before === undefined) {
    return base.isCut ? null : "added";
  }
  if (after === undefined) {
    return head.isCut ? null : "removed";
  }
  return before.blobSha === after.blobSha ? null : "changed";
}

/** How many files differ, those aside too. */
export function countFiles(changes: readonly FileChange[]): FileCounts {
  const countOf = (change: keyof FileCounts) => changes.filter((one) => one.change === change).length;
  return { added: countOf("added"), changed: countOf("changed"), removed: countOf("removed") };
}
