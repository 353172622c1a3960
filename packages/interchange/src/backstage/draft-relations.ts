import type { ElementId } from "@plumbline/model-core";
import type { ModelDraft } from "../drafting/model-draft.js";
import type { DraftedEntities } from "./draft-entities.js";
import { referredKey } from "./entity-reference.js";
import type { Entity } from "./read-entities.js";

/** Drafts what entities depend on, and whose interfaces they consume. */
export function draftRelations(
  entities: ReadonlyMap<string, Entity>,
  drafted: DraftedEntities,
  draft: ModelDraft,
): void {
  const providers = providersOf(entities);
  for (const entity of entities.values()) {
    const fromId = drafted.get(entity.key);
    if (fromId !== undefined && draft.tooLong === null) {
      draftDependencies(entity, fromId, { drafted, draft });
      draftConsumed(entity, fromId, { drafted, draft, providers });
    }
  }
}

interface Drafting {
  readonly drafted: DraftedEntities;
  readonly draft: ModelDraft;
}

function draftDependencies(
  { spec, namespace }: Entity,
  fromId: ElementId,
  { drafted, draft }: Drafting,
): void {
  for (const at of spec.at("dependsOn").items) {
    const toId = drafted.get(referredKey(at.text ?? "", "component", namespace));
    if (toId === undefined) {
      draft.notes.add(at, "names what the file does not hold: the relationship is left out");
    } else {
      draft.relationship({ fromId, toId, label: "depends on", at });
    }
  }
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
