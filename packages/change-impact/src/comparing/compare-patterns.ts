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
  const keys = [...new Set([...before.keys(), ...after.keys()])].sort(compareCodeUnits);
  return keys.flatMap((key) => changeOf(before.get(key), after.get(key), head));
}

function byKey({ patterns }: Snapshot): ReadonlyMap<string, PatternFinding> {
  return new Map(
    patterns
      .filter(({ established }) => established)
      .map((finding) => [
        JSON.stringify([finding.serviceKey ?? "", finding.pattern, finding.library]),
        finding,
      ]),
  );
}

function changeOf(
  before: PatternFinding | undefined,
  after: PatternFinding | undefined,
  head: SnapshotSide,
): readonly PatternChange[] {
  if (before === undefined) {
    return after === undefined ? [] : [{ finding: after, change: "added" }];
  }
  if (after === undefined) {
    return [{ finding: before, change: isAbsent(before, head) ? "removed" : "unknown" }];
  }
  if (before.unconditional !== after.unconditional) {
    return [{ finding: after, change: after.unconditional ? "changed" : "conditional" }];
  }
  return conditionsOf(before) === conditionsOf(after) || after.unconditional
    ? []
    : [{ finding: after, change: "conditional" }];
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
