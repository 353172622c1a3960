import { FACT_KINDS, type FactKind, type FactOfKind, LIST_OF_KIND } from "../facts/model.js";
import type { Guid } from "../guid.js";
import type { ImportItem } from "../import/import-result.js";
import type { FactChanges } from "../import/model-changes.js";
import { nameOfFact } from "../name-of-fact.js";

/** What a change set does with a fact. */
export type FactChange = "added" | "changed" | "unchanged" | "removed";

/** What happened to one fact: the item of an import result, and `removed`. */
export interface ChangeItem extends Omit<ImportItem, "change"> {
  readonly change: FactChange;
}

/** The facts of one kind to write, and those to remove. */
export interface FactChangesAndRemovals<Fact> extends FactChanges<Fact> {
  /** The facts as they are. */
  readonly removed: readonly Fact[];
}

/** What to write and remove, list by list. A changed schema has its new version. */
export type PlannedChanges = {
  readonly [Kind in FactKind as (typeof LIST_OF_KIND)[Kind]]: FactChangesAndRemovals<FactOfKind[Kind]>;
};

/** What a change set would answer and write. */
export interface ChangePlan {
  /** The changes in their order, then what is removed with them, by kind and ID. */
  readonly items: readonly ChangeItem[];
  readonly changes: PlannedChanges;
  /** Whether a fact of the model changes, which raises its version; a schema is none. */
  readonly changesModel: boolean;
}

/** What happens to one fact. */
export interface PlannedChange<Kind extends FactKind = FactKind> {
  readonly kind: Kind;
  /** As it becomes; as it was, when it is removed. */
  readonly fact: FactOfKind[Kind];
  readonly change: FactChange;
}

/** The plan that changes of single facts make, in their order. */
export function changePlan(planned: readonly PlannedChange[]): ChangePlan {
  const changes = emptyChanges();
  let changesModel = false;
  for (const { kind, fact, change } of planned) {
    if (change !== "unchanged") {
      changes[LIST_OF_KIND[kind]][change].push(fact);
      changesModel ||= kind !== "schema";
    }
  }
  return { items: planned.map(itemOf), changes: changes as unknown as PlannedChanges, changesModel };
}

function itemOf({ kind, fact, change }: PlannedChange): ChangeItem {
  const id: Guid = fact.id;
  return { kind, id, name: nameOfFact(fact), change, error: null, importedAs: null };
}

type GrowingChanges = Record<
  keyof PlannedChanges,
  { readonly [Change in Exclude<FactChange, "unchanged">]: unknown[] }
>;

function emptyChanges(): GrowingChanges {
  const lists = FACT_KINDS.map((kind) => [LIST_OF_KIND[kind], { added: [], changed: [], removed: [] }]);
  return Object.fromEntries(lists) as GrowingChanges;
}
