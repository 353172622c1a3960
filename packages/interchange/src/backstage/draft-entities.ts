import type { ElementId, ElementKind } from "@plumbline/model-core";
import type { ModelDraft } from "../drafting/model-draft.js";
import type { Place } from "../reading/place.js";
import { referredKey } from "./entity-reference.js";
import type { Entity } from "./read-entities.js";

const STORES = /database|data-?base|\bdb\b|store|storage|bucket|cache|\bs3\b|table/i;

/** What entities became, by their whole names. */
export type DraftedEntities = ReadonlyMap<string, ElementId>;

/** Drafts systems, then what is in them, then what is in that. */
export function draftEntities(entities: ReadonlyMap<string, Entity>, draft: ModelDraft): DraftedEntities {
  const drafting = new EntityDrafting(entities, draft);
  for (const entity of entities.values()) {
    drafting.element(entity);
  }
  return drafting.drafted;
}

class EntityDrafting {
  readonly drafted = new Map<string, ElementId>();
  readonly #entities: ReadonlyMap<string, Entity>;
  readonly #draft: ModelDraft;

  constructor(entities: ReadonlyMap<string, Entity>, draft: ModelDraft) {
    this.#entities = entities;
    this.#draft = draft;
  }

  element(entity: Entity): ElementId | null {
    const { kind, key } = entity;
    const known = this.drafted.get(key);
    if (known !== undefined || kind === "API" || kind === "Domain") {
      return known ?? null;
    }
    const { elementKind, parentId } = this.#placing(entity);
    const id = this.#add(entity, elementKind, parentId);
    this.drafted.set(key, id);
    return id;
  }

  /** The kind of an element hangs on what its entity says alone, so that it stays when other files are imported. */
  #placing(entity: Entity): { readonly elementKind: ElementKind; readonly parentId: ElementId | null } {
    const system = this.#system(entity);
    if (entity.kind === "System" || system === null) {
      return { elementKind: "system", parentId: null };
    }
    const around = entity.kind === "Component" ? this.#app(entity) : null;
    if (around !== null) {
      return { elementKind: "component", parentId: around };
    }
    const keepsData = entity.kind === "Resource" && STORES.test(entity.spec.at("type").text ?? "");
    return { elementKind: keepsData ? "store" : "app", parentId: system };
  }

  /** A system that another file has gets a stand-in under the ID that it has there. */
  #system({ kind, spec, namespace }: Entity): ElementId | null {
    const reference = spec.at("system");
    if (kind === "System" || reference.text === null) {
      return null;
    }
    const key = referredKey(reference.text, "system", namespace);
    if (!key.startsWith("system:")) {
      this.#draft.notes.add(reference, "names no system");
      return null;
    }
    const entity = this.#entities.get(key);
    const known = entity === undefined ? this.drafted.get(key) : this.element(entity);
    return known ?? this.#standIn(key, reference);
  }

  #standIn(key: string, at: Place): ElementId {
    this.#draft.notes.add(
      at,
      "names a system that the file does not hold: one without a description stands for it",
    );
    const name = key.slice(key.indexOf("/") + 1);
    const id = this.#draft.element({
      key,
      kind: "system",
      name,
      factStatus: "unknown",
      at,
    });
    this.drafted.set(key, id);
    return id;
  }

  /** The app that a component is part of: one of the file that is part of none itself, and of a system. */
  #app({ spec, namespace }: Entity): ElementId | null {
    const reference = spec.at("subcomponentOf");
    if (reference.text === null) {
      return null;
    }
    const whole = this.#entities.get(referredKey(reference.text, "component", namespace));
    const isApp =
      whole?.kind === "Component" &&
      whole.spec.at("system").text !== null &&
      whole.spec.at("subcomponentOf").text === null;
    if (!isApp) {
      this.#draft.notes.add(reference, "names no app of the file: it stands beside it");
      return null;
    }
    return this.element(whole);
  }

  #add(entity: Entity, kind: ElementKind, parentId: ElementId | null): ElementId {
    const { place, spec, key, name } = entity;
    const metadata = place.at("metadata");
    const type = spec.at("type").text;
    const domain = spec.at("domain").text;
    const tags = metadata.at("tags").items.flatMap((tag) => tag.word ?? []);
    return this.#draft.element({
      key,
      kind,
      name: metadata.at("title").text ?? name,
      description: metadata.at("description").text,
      technology: entity.kind === "System" ? null : type,
      tags: domain === null ? tags : [...tags, `domain:${domain}`],
      status: spec.at("lifecycle").text === "deprecated" ? "deprecated" : "current",
      parentId,
      at: place,
    });
  }
}
