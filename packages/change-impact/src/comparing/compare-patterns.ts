import { compareCodeUnits } from "@plumbline/model-core";
import type { PatternFinding, Snapshot } from "@plumbline/source-scanner";
import type { ChangeWord } from "../records/change-impact.js";
import type { SnapshotSide } from "./snapshot-side.js";

/** A pattern of a service that is another in the head, as it was where it is there no more. */
export interface PatternChange {
  readonly finding: PatternFinding;
  readonly change: ChangeWord;
}

/**
 * The patterns that are another in the head, in the order of service, pattern and library. A candidate is no pattern. One
 * is removed only where the head looked for it and read every file that held a part of it.
 */
export function comparePatterns(base: SnapshotSide, head: SnapshotSide): readonly PatternChange[] {
  const before = byKey(base.snapshot);
  const after = byKey(head.snapshot);
  const added = [...after].filter(([key]) => !before.has(key));
  return [
    ...[...before].flatMap(([key, finding]) => changeOf(key, finding, after.get(key), head)),
    ...added.map(([key, finding]) => ({ key, finding, change: "added" }) as const),
  ]
    .sort((one, other) => compareCodeUnits(one.key, other.key))
    .map(({ finding, change }) => ({ finding, change }));
}

/** By service, pattern and library. */
function byKey({ patterns }: Snapshot): ReadonlyMap<string, PatternFinding> {
  return new Map(
    patterns
      .filter(({ established }) => established)
      .map((finding) => [JSON.stringify([finding.serviceKey, finding.pattern, finding.library]), finding]),
  );
}

interface KeyedChange extends PatternChange {
  readonly key: string;
}

function changeOf(
  key: string,
  before: PatternFinding,
  after: PatternFinding | undefined,
  head: SnapshotSide,
): readonly KeyedChange[] {
  if (after === undefined) {
    return [{ key, finding: before, change: isAbsent(before, head) ? "removed" : "unknown" }];
  }
  if (before.unconditional !== after.unconditional) {
    return [{ key, finding: after, change: after.unconditional ? "changed" : "conditional" }];
  }
  return conditionsOf(before) === conditionsOf(after) || after.unconditional
    ? []
    : [{ key, finding: after, change: "conditional" }];
}

/** Of a service that is gone nobody looks. */
function isAbsent({ serviceKey, sites }: PatternFinding, head: SnapshotSide): boolean {
  const coverage = head.snapshot.coverage.find((one) => one.serviceKey === serviceKey);
  const looked = coverage === undefined ? !head.isFull : coverage.looked;
  return looked && head.hasLookedAt(sites.map(({ source }) => source));
}

/** By role, wherever the parts are. */
function conditionsOf({ sites }: PatternFinding): string {
  const stacks = sites.map(({ role, conditions }) => JSON.stringify([role, ...conditions]));
  return [...new Set(stacks)].sort(compareCodeUnits).join("\n");
}
