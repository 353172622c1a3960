import { FACT_KINDS, type FactKind, LIST_OF_KIND, type Model, type ModelChange } from "../index.js";
import type { Loose } from "./an-import.js";

/** A model as the simplest thing that can hold one; it knows the rules once more, written apart. */
export type NaiveModel = ReadonlyMap<string, { readonly kind: FactKind; readonly fact: Loose }>;

export function naive(model: Model): NaiveModel {
  const facts = FACT_KINDS.flatMap((kind) =>
    model[LIST_OF_KIND[kind]].map((fact) => [fact.id, { kind, fact }] as const),
  );
  return new Map(facts);
}

/** The model after a batch; null when it is refused. */
export function naiveEdit(model: NaiveModel, changes: readonly ModelChange[]): NaiveModel | null {
  const after = new Map(model);
  for (const change of changes) {
    const present = model.get(change.id);
    if (change.op === "delete") {
      if (present?.kind !== change.kind) {
        return null;
      }
      after.delete(change.id);
    } else {
      const value: Loose = change.value;
      if (present !== undefined && present.kind !== change.kind) {
        return null;
      }
      if (change.kind === "element" && present && present.fact.kind !== value.kind) {
        return null;
      }
      if (change.kind === "relationship" && present && present.fact.toId !== value.toId) {
        return null;
      }
      after.set(change.id, { kind: change.kind, fact: value });
    }
  }
  return naiveIsSound(after) ? after : null;
}

/** Whether every fact of a model keeps the rules that the small worlds can break. */
export function naiveIsSound(model: NaiveModel): boolean {
  const routes = new Set<string>();
  const is = (id: string | null, kind: FactKind): boolean => id === null || model.get(id)?.kind === kind;
  const kindOf = (id: string): string | undefined => model.get(id)?.fact.kind;
  for (const { kind, fact } of model.values()) {
    const sound: { readonly [Kind in FactKind]: () => boolean } = {
      element: () =>
        ({ system: undefined, app: "system", component: "app" })[fact.kind as "app"] ===
          (fact.parentId === null ? undefined : kindOf(fact.parentId)) && is(fact.parentId, "element"),
      relationship: () => is(fact.fromId, "element") && is(fact.toId, "element"),
      message: () =>
        [fact.producerId, ...fact.consumerIds].every((id) => is(id, "element")) &&
        is(fact.schemaId, "schema"),
      channel: () => true,
      operation: () => is(fact.ownerId, "element") && is(fact.requestSchemaId, "schema"),
      subscription: () =>
        is(fact.channelId, "channel") &&
        is(fact.consumerId, "element") &&
        is(fact.deadLetterChannelId, "channel") &&
        fact.channelId !== fact.deadLetterChannelId,
      binding: () =>
        ["exchange", "topic"].includes(kindOf(fact.sourceChannelId) ?? "") &&
        ["queue", "exchange"].includes(kindOf(fact.targetChannelId) ?? "") &&
        fact.sourceChannelId !== fact.targetChannelId,
      schema: () => true,
    };
    if (!sound[kind]()) {
      return false;
    }
    if (kind === "binding") {
      const route = JSON.stringify([fact.sourceChannelId, fact.targetChannelId, fact.routingKey]);
      if (routes.has(route)) {
        return false;
      }
      routes.add(route);
    }
  }
  return true;
}

/** The facts of a model by ID, to compare. */
export function naiveFacts(model: NaiveModel): readonly unknown[] {
  return [...model.keys()].sort().map((id) => model.get(id));
}
