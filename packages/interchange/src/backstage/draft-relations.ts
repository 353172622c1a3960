import type { ElementId } from "@plumbline/model-core";
import type { ModelDraft } from "../drafting/model-draft.js";
import type { Place } from "../reading/place.js";
import type { DraftedEntities } from "./draft-entities.js";
import { referredKey } from "./entity-reference.js";
import type { Entity } from "./read-entities.js";

/** Drafts what entities depend on, what depends on them, and whose interfaces they consume. */
export function draftRelations(
  entities: ReadonlyMap<string, Entity>,
  drafted: DraftedEntities,
  draft: ModelDraft,
): void {
  const providers = providersOf(entities);
  const known = new Set<string>();
  for (const [entity, id] of draftedOf(entities, drafted)) {
    if (draft.tooLong === null) {
      draftDependencies(entity, id, { drafted, draft, known });
      draftConsumed(entity, id, { drafted, draft, providers });
    }
  }
  for (const [entity, id] of draftedOf(entities, drafted)) {
    draftDependants(entity, id, { drafted, draft, known });
  }
}

interface Drafting {
  readonly drafted: DraftedEntities;
  readonly draft: ModelDraft;
}

interface DependencyDrafting extends Drafting {
  /** Which dependencies are drafted, by both of their ends. */
  readonly known: Set<string>;
}

function draftedOf(
  entities: ReadonlyMap<string, Entity>,
  drafted: DraftedEntities,
): readonly (readonly [Entity, ElementId])[] {
  return [...entities.values()].flatMap((entity) => {
    const id = drafted.get(entity.key);
    return id === undefined ? [] : [[entity, id] as const];
  });
}

function draftDependencies(
  { spec, namespace }: Entity,
  fromId: ElementId,
  { drafted, draft, known }: DependencyDrafting,
): void {
  for (const at of spec.at("dependsOn").items) {
    const toId = namedAt(at, namespace, { drafted, draft });
    if (toId !== null) {
      draft.relationship({ fromId, toId, label: "depends on", at });
      known.add(`${fromId} ${toId}`);
    }
  }
}

/** Catalogues may say a dependency at either end, or at both. */
function draftDependants(
  { spec, namespace }: Entity,
  toId: ElementId,
  { drafted, draft, known }: DependencyDrafting,
): void {
  for (const at of spec.at("dependencyOf").items) {
    const fromId = namedAt(at, namespace, { drafted, draft });
    if (fromId !== null && !known.has(`${fromId} ${toId}`)) {
      draft.relationship({ fromId, toId, label: "depends on", at });
    }
  }
}

function namedAt(at: Place, namespace: string | null, { drafted, draft }: Drafting): ElementId | null {
  const id = drafted.get(referredKey(at.text ?? "", "component", namespace));
  if (id === undefined) {
    draft.notes.add(at, "names what the file does not hold: the relationship is left out");
  }
  return id ?? null;
}

function draftConsumed(
  { spec, namespace }: Entity,
  fromId: ElementId,
  { drafted, draft, providers }: Drafting & { readonly providers: ReadonlyMap<string, readonly string[]> },
): void {
  for (const at of spec.at("consumesApis").items) {
    const reference = at.text ?? "";
    const provided = providers.get(referredKey(reference, "api", namespace)) ?? [];
    const ids = provided.flatMap((key) => drafted.get(key) ?? []);
    if (ids.length === 0) {
      draft.notes.add(at, "names an interface that nothing in the file provides");
    }
    for (const toId of draft.tooLong === null ? ids : []) {
      draft.relationship({ fromId, toId, label: `consumes ${reference}`, at });
    }
  }
}

/** Which components provide an interface. */
function providersOf(entities: ReadonlyMap<string, Entity>): ReadonlyMap<string, readonly string[]> {
  const providers = new Map<string, string[]>();
  for (const { key, spec, namespace } of entities.values()) {
    for (const at of spec.at("providesApis").items) {
      const api = referredKey(at.text ?? "", "api", namespace);
      const keys = providers.get(api) ?? [];
      keys.push(key);
      providers.set(api, keys);
    }
  }
  return providers;
}
