import {
  type ElementId,
  type ElementKind,
  type ElementStatus,
  type ExportedModelDocument,
  exportModelDocument,
  FACT_LIMITS,
  type FactKind,
  type FactOfKind,
  type FactStatus,
  type Guid,
  IMPORT_LIMITS,
  LIST_OF_KIND,
  type Model,
  type OperationId,
  type Provenance,
  type Retry,
  type SchemaId,
  type StatedOfKind,
  uuidV5,
  wholeFact,
} from "@plumbline/model-core";
import type { NoteList } from "../reading/note-list.js";
import type { Where } from "../reading/where.js";
import { fitText, oneLine } from "./fit-text.js";

/** Where all facts of a draft come from. */
export interface DraftSource {
  /** Of every ID of the draft. */
  readonly namespace: Guid;
  /** The file or document in words. */
  readonly source: string;
  /** The version that the source says it has. */
  readonly revision: string | null;
}

/** What a source says of an element. */
export interface DraftedElement {
  /** In place of the one that follows from the key. */
  readonly id?: ElementId;
  readonly key: string;
  readonly kind: ElementKind;
  readonly name: string;
  readonly description?: string | null;
  readonly technology?: string | null;
  readonly tags?: readonly string[];
  readonly status?: ElementStatus;
  readonly parentId?: ElementId | null;
  readonly factStatus?: FactStatus;
  readonly at: Where;
}

/** What a source says of a relationship. */
export interface DraftedRelationship {
  readonly fromId: ElementId;
  readonly toId: ElementId;
  readonly label?: string | null;
  readonly technology?: string | null;
  readonly at: Where;
}

/** What a source says of an operation. */
export interface DraftedOperation {
  readonly id: OperationId;
  readonly ownerId: ElementId;
  readonly name: string;
  readonly requestSchemaId: SchemaId | null;
  readonly responseSchemaId: SchemaId | null;
  readonly timeoutMs: number;
  readonly retry: Retry | null;
  readonly at: Where;
}

/** Collects the facts of a source: fits their texts, gives IDs, and holds the limits of a model document. */
export class ModelDraft {
  readonly notes: NoteList;
  /** The first list that would be longer than a model document may have it. */
  tooLong: keyof typeof IMPORT_LIMITS | null = null;
  readonly #source: DraftSource;
  readonly #facts = new Map<string, { readonly kind: FactKind; readonly fact: FactOfKind[FactKind] }>();
  readonly #counts = new Map<FactKind, number>();

  constructor(source: DraftSource, notes: NoteList) {
    this.#source = source;
    this.notes = notes;
  }

  /** The ID of what the source calls by this key. */
  id<Id extends Guid>(kind: FactKind, key: string): Id {
    return uuidV5<Id>(this.#source.namespace, `${kind} ${key}`);
  }

  has(id: Guid): boolean {
    return this.#facts.has(id);
  }

  element(drafted: DraftedElement): ElementId {
    const { key, kind, status = "current", parentId = null, factStatus = "declared", at } = drafted;
    const id = drafted.id ?? this.id<ElementId>("element", key);
    this.#add("element", at, {
      id,
      kind,
      name: this.name(drafted.name, at),
      description: this.description(drafted.description, at),
      technology: this.#line(drafted.technology, FACT_LIMITS.technologyLength, at),
      status,
      parentId,
      tags: this.tags(drafted.tags ?? [], at),
      factStatus,
      provenance: this.#provenance(),
    });
    return id;
  }

  relationship({ fromId, toId, label, technology, at }: DraftedRelationship): void {
    if (this.tooLong !== null) {
      return;
    }
    const said = this.#line(label, FACT_LIMITS.labelLength, at);
    const by = this.#line(technology, FACT_LIMITS.technologyLength, at);
    this.#add("relationship", at, {
      id: this.id("relationship", JSON.stringify([fromId, toId, said, by])),
      fromId,
      toId,
      label: said,
      technology: by,
      provenance: this.#provenance(),
    });
  }

  operation({ at, ...operation }: DraftedOperation): void {
    const name = this.name(operation.name, at);
    this.#add("operation", at, { ...operation, name, transport: "http", provenance: this.#provenance() });
  }

  /** A fact whose texts fit already. */
  fact<Kind extends "message" | "channel" | "subscription" | "binding">(
    kind: Kind,
    at: Where,
    stated: Omit<StatedOfKind[Kind], "provenance">,
  ): void {
    this.#add(kind, at, { ...stated, provenance: this.#provenance() } as unknown as StatedOfKind[Kind]);
  }

  schema(stated: Omit<StatedOfKind["schema"], "version">, at: Where): void {
    this.#add("schema", at, { ...stated, version: 1 });
  }

  /** Whether a model document has room for another schema. */
  get hasRoomForSchema(): boolean {
    return (this.#counts.get("schema") ?? 0) < IMPORT_LIMITS.schemas;
  }

  /** A name that the model holds: one line, and never a blank one. */
  name(text: string, at: Where): string {
    const name = oneLine(text);
    if (name === "") {
      this.notes.add(at, "has a name of blanks or control characters alone");
    }
    return fitText(name === "" ? "unnamed" : name, FACT_LIMITS.nameLength, { at, notes: this.notes });
  }

  description(text: string | null | undefined, at: Where): string | null {
    const said = text?.trim() ?? "";
    return said === "" ? null : fitText(said, FACT_LIMITS.descriptionLength, { at, notes: this.notes });
  }

  tags(tags: readonly string[], at: Where): readonly string[] {
    const { notes } = this;
    const different = new Set(tags.map(oneLine).filter((tag) => tag !== ""));
    const kept = [...different].map((tag) => fitText(tag, FACT_LIMITS.tagLength, { at, notes }));
    if (kept.length > FACT_LIMITS.tags) {
      notes.add(at, `has more than ${FACT_LIMITS.tags} tags: the others are left out`);
    }
    return kept.slice(0, FACT_LIMITS.tags);
  }

  /** The facts as a document. */
  document(projectName: string): ExportedModelDocument {
    const lists = new Map<string, unknown[]>(Object.values(LIST_OF_KIND).map((list) => [list, []]));
    for (const { kind, fact } of this.#facts.values()) {
      lists.get(LIST_OF_KIND[kind])?.push(fact);
    }
    return exportModelDocument(Object.fromEntries(lists) as unknown as Model, oneLine(projectName));
  }

  #line(text: string | null | undefined, most: number, at: Where): string | null {
    const said = oneLine(text ?? "");
    return said === "" ? null : fitText(said, most, { at, notes: this.notes });
  }

  #provenance(): Provenance {
    const { source, revision } = this.#source;
    return { source, revision, confidence: null, acceptedBy: null, acceptedAt: null };
  }

  #add<Kind extends FactKind>(kind: Kind, at: Where, stated: StatedOfKind[Kind]): void {
    const { id } = stated as { readonly id: Guid };
    const count = this.#counts.get(kind) ?? 0;
    if (this.#facts.has(id)) {
      this.notes.add(at, "is there twice: the first one stands");
    } else if (count >= IMPORT_LIMITS[LIST_OF_KIND[kind]]) {
      this.tooLong ??= LIST_OF_KIND[kind];
    } else {
      this.#counts.set(kind, count + 1);
      this.#facts.set(id, { kind, fact: wholeFact(kind, stated) });
    }
  }
}
