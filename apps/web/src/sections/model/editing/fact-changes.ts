import type { Schemas } from "@plumbline/api-client";
import type { FactKind } from "@plumbline/model-core";
import { LIST_OF_KIND } from "@plumbline/model-core";
import type { ModelLists } from "../../../canvas/canvas-model.js";

export type ModelChange = Schemas["ModelChangesRequest"]["changes"][number];
type Fact = Readonly<Record<string, unknown>> & { readonly id: string };

/** A fact of a model by its kind and ID; undefined where it is not there. */
export function factIn(model: ModelLists, kind: FactKind, id: string): Fact | undefined {
  const list: readonly Fact[] = model[LIST_OF_KIND[kind]];
  return list.find((fact) => fact.id === id);
}

export function putChange(kind: FactKind, id: string, value: object): ModelChange {
  // The service judges the value: what a form gives has the shape of its kind.
  return { op: "put", kind, id, value } as ModelChange;
}

export function deleteChange(kind: FactKind, id: string): ModelChange {
  return { op: "delete", kind, id } as ModelChange;
}

/** What takes changes back: facts become what they were in the model from before, and new ones go. */
export function inverseChanges(before: ModelLists, changes: readonly ModelChange[]): readonly ModelChange[] {
  const back = changes.flatMap(({ kind, id, op }) => {
    const was = factIn(before, kind, id);
    if (was === undefined) {
      return op === "put" ? [deleteChange(kind, id)] : [];
    }
    return [putChange(kind, id, was)];
  });
  return back.reverse();
}

/** The facts that somebody else changed, of those that changes are about: they are not what they were. */
export function changedMeanwhile(
  before: ModelLists,
  now: ModelLists,
  changes: readonly ModelChange[],
): readonly ModelChange[] {
  return changes.filter(
    ({ kind, id }) =>
      JSON.stringify(factIn(before, kind, id) ?? null) !== JSON.stringify(factIn(now, kind, id) ?? null),
  );
}

/** A model in which the facts that changes are about stand as in another one. */
export function withFactsOf(
  model: ModelLists,
  other: ModelLists,
  changes: readonly ModelChange[],
): ModelLists {
  const next = { ...model };
  for (const [kind, those] of Map.groupBy(changes, (change) => change.kind)) {
    const list = LIST_OF_KIND[kind];
    const ids = new Set(those.map(({ id }) => id));
    const kept = (model[list] as readonly Fact[]).filter(({ id }) => !ids.has(id));
    const taken = (other[list] as readonly Fact[]).filter(({ id }) => ids.has(id));
    Object.assign(next, { [list]: [...kept, ...taken] });
  }
  return next;
}

/** How a fact is called in a sentence. */
export function nameOfChange(models: readonly ModelLists[], { kind, id, value }: ModelChange): string {
  const known = [value, ...models.map((model) => factIn(model, kind, id))];
  for (const fact of known) {
    const { name, label } = (fact ?? {}) as { name?: unknown; label?: unknown };
    if (typeof name === "string" || typeof label === "string") {
      return String(name ?? label);
    }
  }
  return kind;
}
