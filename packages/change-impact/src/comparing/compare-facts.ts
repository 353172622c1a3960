import { canonicalJson, compareCodeUnits } from "@plumbline/model-core";
import type { Snapshot, SourceFact } from "@plumbline/source-scanner";
import type { ChangeWord } from "../records/change-impact.js";
import type { SnapshotSide } from "./snapshot-side.js";

/** A fact that is another in the head, as it was where it is there no more. */
export interface FactChange {
  readonly fact: SourceFact;
  readonly change: Exclude<ChangeWord, "conditional">;
}

/**
 * The facts that are another in the head, in the order of their keys. Places and notes make no other fact. One is removed
 * or changed only where every file that said it in the base was read in the head, or is gone.
 */
export function compareFacts(base: SnapshotSide, head: SnapshotSide): readonly FactChange[] {
  const before = byKey(base.snapshot);
  const after = byKey(head.snapshot);
  const added = [...after.values()].filter(({ factKey }) => !before.has(factKey));
  return [
    ...[...before.values()].flatMap((fact) => changeOf(fact, after.get(fact.factKey), head)),
    ...added.map((fact) => ({ fact, change: "added" }) as const),
  ].sort((one, other) => compareCodeUnits(one.fact.factKey, other.fact.factKey));
}

function byKey({ facts }: Snapshot): ReadonlyMap<string, SourceFact> {
  return new Map(facts.map((fact) => [fact.factKey, fact]));
}

function changeOf(
  before: SourceFact,
  after: SourceFact | undefined,
  head: SnapshotSide,
): readonly FactChange[] {
  const isSeen = head.hasLookedAt(before.sources);
  if (after === undefined) {
    return [{ fact: before, change: isSeen && !head.isFull ? "removed" : "unknown" }];
  }
  return saidBy(before) === saidBy(after) ? [] : [{ fact: after, change: isSeen ? "changed" : "unknown" }];
}

function saidBy({ name, serviceKey, attributes, condition }: SourceFact): string {
  return canonicalJson({ name, serviceKey, attributes, condition });
}
