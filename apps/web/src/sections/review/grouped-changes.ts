import type { Finding, SnapshotChanges } from "./review-records.js";

export interface FindingChange {
  readonly finding: Finding;
  /** What it was; null where it only is, or only was. */
  readonly before: Finding | null;
}

export interface ChangeGroup {
  readonly name: keyof SnapshotChanges;
  readonly changed: readonly FindingChange[];
}

/** What became of a kept review, in the order of its weight; what did not happen is left out. */
export function groupedChanges({ added, changed, answered, gone }: SnapshotChanges): readonly ChangeGroup[] {
  const alone = (findings: readonly Finding[]): readonly FindingChange[] =>
    findings.map((finding) => ({ finding, before: null }));
  const groups: readonly ChangeGroup[] = [
    { name: "added", changed: alone(added) },
    { name: "changed", changed: changed.map(({ before, after }) => ({ finding: after, before })) },
    { name: "answered", changed: alone(answered) },
    { name: "gone", changed: alone(gone) },
  ];
  return groups.filter((group) => group.changed.length > 0);
}
