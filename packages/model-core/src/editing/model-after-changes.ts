import { type FactKind, type FactOfKind, LIST_OF_KIND, type Model } from "../facts/model.js";
import { lookupOf, type ModelLookup, rolesOfChannels } from "../rules/model-lookup.js";
import { editedFact } from "./edited-fact.js";
import type { EditedOfKind, ModelChange } from "./edited-facts.js";
import { type FactInModel, factsOf } from "./references.js";
import { referringFacts } from "./referring-facts.js";

/** A model as a batch of changes would leave it. */
export interface ModelAfterChanges {
  /** The present facts that the changes name, of the kind that they name where there is one, else of whatever kind. */
  readonly named: ReadonlyMap<string, FactInModel>;
  /** What becomes of each fact that is put. */
  readonly put: ReadonlyMap<string, EditedOfKind[FactKind]>;
  /** The kinds of all that goes, by ID. */
  readonly removed: ReadonlyMap<string, FactKind>;
  /** What goes because it refers to a deleted fact, by kind and ID. */
  readonly removedWith: readonly FactInModel[];
  /** What stays as it is. */
  readonly untouched: Model;
  readonly lookup: ModelLookup;
}

/** Applies changes that name no fact twice; no rule is judged yet. */
export function modelAfterChanges(input: {
  readonly present: Model;
  readonly changes: readonly ModelChange[];
  readonly cascade?: boolean;
}): ModelAfterChanges {
  const { present, changes, cascade = false } = input;
  const named = namedFacts(present, changes);
  const put = putFacts(changes, named);
  const deleted = deletedFacts(changes, named);
  const removedWith = cascade && deleted.length > 0 ? referringFacts(present, deleted, put) : [];
  const removed = new Map<string, FactKind>(
    [...deleted, ...removedWith].map(({ kind, fact }) => [fact.id, kind]),
  );
  const untouched = without(present, new Map([...kindsOfPuts(changes), ...removed]));
  const after = lookupOf(withPut(untouched, changes, put));
  // What the batch's own bindings make of a channel is judged at those bindings.
  const lookup = { ...after, rolesOfChannels: rolesOfChannels(untouched.bindings) };
  return { named, put, removed, removedWith, untouched, lookup };
}

function namedFacts(present: Model, changes: readonly ModelChange[]): ReadonlyMap<string, FactInModel> {
  const kinds = new Map<string, FactKind>(changes.map(({ id, kind }) => [id, kind]));
  const named = new Map<string, FactInModel>();
  for (const found of factsOf(present)) {
    const { id } = found.fact;
    const kind = kinds.get(id);
    if (kind === found.kind || (kind !== undefined && !named.has(id))) {
      named.set(id, found);
    }
  }
  return named;
}

function putFacts(
  changes: readonly ModelChange[],
  named: ReadonlyMap<string, FactInModel>,
): ReadonlyMap<string, EditedOfKind[FactKind]> {
  const put = new Map<string, EditedOfKind[FactKind]>();
  for (const change of changes) {
    if (change.op === "put") {
      const found = named.get(change.id);
      const present = found?.kind === change.kind ? found.fact : undefined;
      put.set(change.id, {
        ...editedFact<FactKind>(change.kind, change.value, present),
        id: change.id,
      } as EditedOfKind[FactKind]);
    }
  }
  return put;
}

/** What is put under the ID of a fact of another kind takes nothing away. */
function kindsOfPuts(changes: readonly ModelChange[]): ReadonlyMap<string, FactKind> {
  return new Map(changes.flatMap(({ op, kind, id }) => (op === "put" ? [[id, kind]] : [])));
}

function deletedFacts(
  changes: readonly ModelChange[],
  named: ReadonlyMap<string, FactInModel>,
): readonly FactInModel[] {
  return changes.flatMap(({ op, kind, id }) => {
    const found = named.get(id);
    return op === "delete" && found?.kind === kind ? [found] : [];
  });
}

function without(model: Model, kinds: ReadonlyMap<string, FactKind>): Model {
  const others =
    (kind: FactKind) =>
    ({ id }: { readonly id: string }): boolean =>
      kinds.get(id) !== kind;
  return {
    elements: model.elements.filter(others("element")),
    relationships: model.relationships.filter(others("relationship")),
    messages: model.messages.filter(others("message")),
    schemas: model.schemas.filter(others("schema")),
    operations: model.operations.filter(others("operation")),
    channels: model.channels.filter(others("channel")),
    subscriptions: model.subscriptions.filter(others("subscription")),
    bindings: model.bindings.filter(others("binding")),
  };
}

/** Put facts come last, in their order: of two bindings on one route the later put is the one refused. */
function withPut(
  untouched: Model,
  changes: readonly ModelChange[],
  put: ReadonlyMap<string, EditedOfKind[FactKind]>,
): Model {
  const lists = { ...untouched } as Record<keyof Model, readonly unknown[]>;
  const added = new Map<FactKind, unknown[]>();
  for (const { op, kind, id } of changes) {
    if (op === "put") {
      added.set(kind, added.get(kind) ?? []);
      added.get(kind)?.push(put.get(id));
    }
  }
  for (const [kind, facts] of added) {
    lists[LIST_OF_KIND[kind]] = [...lists[LIST_OF_KIND[kind]], ...facts];
  }
  return lists as unknown as Model;
}

/** The present fact of a kind that a change names. */
export function presentOf<Kind extends FactKind>(
  { named }: ModelAfterChanges,
  kind: Kind,
  id: string,
): FactOfKind[Kind] | undefined {
  const found = named.get(id);
  return found?.kind === kind ? (found.fact as FactOfKind[Kind]) : undefined;
}
