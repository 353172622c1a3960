import { compareCodeUnits } from "@plumbline/model-core";
import type { PatternFinding, Snapshot } from "@plumbline/source-scanner";
import type { ChangeWord } from "../records/change-impact.js";
import type { SnapshotSide } from "./snapshot-side.js";

/** A pattern of a service that is another in the head, as it was where it is there no more. */
export interface PatternChange {
  readonly finding: PatternFinding;
  readonly change: ChangeWord;
  /** It is in the head alone. */
  readonly isNew: boolean;
}

/**
 * The patterns that are another in the head, in the order of service, pattern and library. A candidate is no pattern. One
 * is removed or added only where the other side looked for it and through every file that holds a part of it; it is under
 * other conditions only where both did, since who does not understand a file sees no condition in it.
 */
export function comparePatterns(base: SnapshotSide, head: SnapshotSide): readonly PatternChange[] {
  const before = byKey(base.snapshot);
  const after = byKey(head.snapshot);
  const added = [...after].filter(([key]) => !before.has(key));
  return [
    ...[...before].flatMap(([key, finding]) => changeOf(key, finding, after.get(key), { base, head })),
    ...added.map(([key, finding]) => {
      const isSeen = isAbsent(finding, base) && head.isKnown(asFact(finding));
      return { key, finding, change: isSeen ? ("added" as const) : ("unknown" as const), isNew: true };
    }),
  ]
    .sort((one, other) => compareCodeUnits(one.key, other.key))
    .map(({ finding, change, isNew }) => ({ finding, change, isNew }));
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
  { base, head }: { readonly base: SnapshotSide; readonly head: SnapshotSide },
): readonly KeyedChange[] {
  if (after === undefined) {
    const isSeen = isAbsent(before, head) && base.isKnown(asFact(before));
    const change = isSeen ? "removed" : "unknown";
    return [{ key, finding: before, change, isNew: false }];
  }
  const word = wordOf(before, after);
  const isSeen = [base, head].every(
    (side) => hasLookedFor(side, after, before.sites) && side.isKnown(asFact(after)),
  );
  return word === null ? [] : [{ key, finding: after, change: isSeen ? word : "unknown", isNew: false }];
}

/** Null where it is there as before. */
function wordOf(before: PatternFinding, after: PatternFinding): "changed" | "conditional" | null {
  if (after.unconditional) {
    return before.unconditional ? null : "changed";
  }
  return before.unconditional || conditionsOf(before) !== conditionsOf(after) ? "conditional" : null;
}

/** Of a service that is gone nobody looks. */
function isAbsent(finding: PatternFinding, side: SnapshotSide): boolean {
  const coverage = side.snapshot.coverage.find((one) => one.serviceKey === finding.serviceKey);
  const looked = coverage === undefined ? !side.isFull : coverage.looked;
  return looked && hasLookedFor(side, finding);
}

/** What it rests on is what its service does. */
function hasLookedFor(
  side: SnapshotSide,
  finding: PatternFinding,
  others: PatternFinding["sites"] = [],
): boolean {
  return side.hasLookedFor(asFact({ ...finding, sites: [...finding.sites, ...others] }));
}

function asFact({ serviceKey, sites }: Pick<PatternFinding, "serviceKey" | "sites">) {
  return { factKey: "pattern", serviceKey, sources: sites.map(({ source }) => source) };
}

/** By role, wherever the parts are. */
function conditionsOf({ sites }: PatternFinding): string {
  const stacks = sites.map(({ role, conditions }) => JSON.stringify([role, ...conditions]));
  return [...new Set(stacks)].sort(compareCodeUnits).join("\n");
}
