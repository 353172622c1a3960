import { canonicalJson, compareCodeUnits } from "@plumbline/model-core";
import type { Snapshot, SourceFact } from "@plumbline/source-scanner";
import type { ChangeWord } from "../records/change-impact.js";
import type { SnapshotSide } from "./snapshot-side.js";

/** A fact that is another in the head, as it was where it is there no more. */
export interface FactChange {
  readonly fact: SourceFact;
  readonly change: Exclude<ChangeWord, "conditional">;
  /** It is in the head alone. */
  readonly isNew: boolean;
}

/**
 * The facts that are another in the head, in the order of their keys. Places and notes make no other fact. One is removed,
 * added or changed only where the other side looked through what says it, and what it rests on, and where it was not called
 * so for what its own side did not look through.
 */
export function compareFacts(base: SnapshotSide, head: SnapshotSide): readonly FactChange[] {
  const before = byKey(base.snapshot);
  const after = byKey(head.snapshot);
  const added = [...after.values()].filter(({ factKey }) => !before.has(factKey));
  return [
    ...[...before.values()].flatMap((fact) => changeOf(fact, after.get(fact.factKey), { base, head })),
    ...added.map((fact) => {
      const isSeen = base.isWithout(fact) && head.isKnown(fact);
      return { fact, change: isSeen ? ("added" as const) : ("unknown" as const), isNew: true };
    }),
  ].sort((one, other) => compareCodeUnits(one.fact.factKey, other.fact.factKey));
}

function byKey({ facts }: Snapshot): ReadonlyMap<string, SourceFact> {
  return new Map(facts.map((fact) => [fact.factKey, fact]));
}

function changeOf(
  before: SourceFact,
  after: SourceFact | undefined,
  { base, head }: { readonly base: SnapshotSide; readonly head: SnapshotSide },
): readonly FactChange[] {
  if (after === undefined) {
    const isSeen = head.isWithout(before) && base.isKnown(before);
    return [{ fact: before, change: isSeen ? "removed" : "unknown", isNew: false }];
  }
  const sources = [...before.sources, ...after.sources];
  const grounds = [...(before.grounds ?? []), ...(after.grounds ?? [])];
  const said = { ...after, sources, grounds };
  const isSeen = [base, head].every((side) => side.hasLookedFor(said) && side.isKnown(said));
  const change = isSeen ? "changed" : "unknown";
  return saidBy(before) === saidBy(after) ? [] : [{ fact: after, change, isNew: false }];
}

function saidBy({ name, serviceKey, attributes, condition }: SourceFact): string {
  return canonicalJson({ name, serviceKey, attributes, condition });
}
