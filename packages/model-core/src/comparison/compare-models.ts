import { compareCodeUnits } from "../code-unit-order.js";
import { wholeFactInOrder } from "../document/exported-facts.js";
import { FACT_KINDS, type FactKind, type FactOfKind, LIST_OF_KIND, type Model } from "../facts/model.js";
import type { Guid } from "../guid.js";
import type { JsonValue } from "../json/json-value.js";
import { nameOfFact } from "../name-of-fact.js";
import { sameValue } from "../same-value.js";

/** A field whose value differs. A list or a nested object is one field. */
export interface FieldChange {
  readonly field: string;
  readonly left: JsonValue;
  readonly right: JsonValue;
}

/** A fact that is not the same in two models. */
export interface ComparedItem {
  readonly kind: FactKind;
  readonly id: Guid;
  /** Name, or the label of a relationship, or the routing key of a binding; of the right side if there. */
  readonly name: string | null;
  readonly change: "added" | "changed" | "removed";
  /** Empty for an added or removed fact. */
  readonly fields: readonly FieldChange[];
}

/** How two models differ. */
export interface ModelComparison {
  readonly counts: {
    readonly added: number;
    readonly changed: number;
    readonly removed: number;
    readonly unchanged: number;
  };
  /** In the order of kinds, schemas last, then by ID. */
  readonly items: readonly ComparedItem[];
}

/** What changed from one model to another, fact by fact and field by field. */
export function compareModels(left: Model, right: Model): ModelComparison {
  const items = FACT_KINDS.flatMap((kind) => compareLists(kind, left, right));
  const count = (change: ComparedItem["change"]): number =>
    items.filter((item) => item.change === change).length;
  const facts = FACT_KINDS.reduce((sum, kind) => sum + right[LIST_OF_KIND[kind]].length, 0);
  const [added, changed, removed] = [count("added"), count("changed"), count("removed")];
  return { counts: { added, changed, removed, unchanged: facts - added - changed }, items };
}

function compareLists<Kind extends FactKind>(kind: Kind, left: Model, right: Model): readonly ComparedItem[] {
  const before = factsById(kind, left);
  const after = factsById(kind, right);
  const ids = [...new Set([...before.keys(), ...after.keys()])].sort(compareCodeUnits);
  return ids.flatMap((id) => compareFacts(kind, before.get(id), after.get(id)) ?? []);
}

function compareFacts<Kind extends FactKind>(
  kind: Kind,
  left: FactOfKind[Kind] | undefined,
  right: FactOfKind[Kind] | undefined,
): ComparedItem | null {
  const fact = right ?? left;
  if (fact === undefined) {
    return null;
  }
  const about = { kind, id: fact.id, name: nameOfFact(fact) };
  if (left === undefined || right === undefined) {
    return { ...about, change: left === undefined ? "added" : "removed", fields: [] };
  }
  const fields = changedFields(wholeFactInOrder(kind, left), wholeFactInOrder(kind, right));
  return fields.length === 0 ? null : { ...about, change: "changed", fields };
}

function changedFields<Kind extends FactKind>(
  left: FactOfKind[Kind],
  right: FactOfKind[Kind],
): readonly FieldChange[] {
  const before = left as unknown as Readonly<Record<string, JsonValue>>;
  const after = right as unknown as Readonly<Record<string, JsonValue>>;
  return Object.keys(after)
    .filter((field) => !sameValue(before[field], after[field]))
    .map((field) => ({ field, left: before[field] ?? null, right: after[field] ?? null }));
}

function factsById<Kind extends FactKind>(kind: Kind, model: Model): ReadonlyMap<string, FactOfKind[Kind]> {
  const facts = model[LIST_OF_KIND[kind]] as unknown as readonly FactOfKind[Kind][];
  return new Map(facts.map((fact) => [fact.id, fact]));
}
