import { parseGuid, type SchemaId } from "@plumbline/model-core";
import type { ModelDraft } from "../drafting/model-draft.js";
import type { Place } from "../reading/place.js";
import type { SchemaDialect } from "./dialect.js";
import type { SchemaContext } from "./schema-context.js";
import { type SchemaText, schemaAt, schemaText } from "./schema-text.js";

/** How the schemas of a source become schemas of a draft. */
export interface ShelfOptions {
  readonly document: Place;
  readonly dialect: SchemaDialect;
  /** The source is of this very model: a schema that is called by a GUID keeps it as its ID. */
  readonly keepsIds?: boolean;
}

/** A schema as it was read. */
interface ReadSchema {
  readonly name: string;
  readonly written: SchemaText;
  readonly context: SchemaContext;
}

/** How a schema is added. */
interface AddedSchema {
  /** What it is called that has no name of its own. */
  readonly name: string;
  readonly key: string;
  readonly written: SchemaText;
}

/** The schemas that are taken over from a source, each once. */
export class SchemaShelf {
  readonly #draft: ModelDraft;
  readonly #context: SchemaContext;
  readonly #keepsIds: boolean;
  /** By the way to them and how they were read. */
  readonly #read = new Map<string, SchemaId | null>();
  /** The ways to those that were written, however they were read. */
  readonly #written = new Set<string>();
  readonly #ids = new Map<string, SchemaId>();

  constructor(draft: ModelDraft, { document, dialect, keepsIds = false }: ShelfOptions) {
    this.#draft = draft;
    this.#context = { document, dialect, notes: draft.notes, budget: { characters: 0 } };
    this.#keepsIds = keepsIds;
  }

  /**
   * The ID of the schema that is at a place, or that a reference there leads to; null when there is none to hold. In
   * another dialect than that of the source it is another schema where that makes a difference.
   */
  idOf(place: Place, name: string, dialect: SchemaDialect): SchemaId | null {
    const context = { ...this.#context, dialect };
    const schema = place.isThere ? schemaAt(place, context) : null;
    if (schema === null) {
      return null;
    }
    const read = `${schema.wayKey} ${dialect.stated} ${dialect.otherWay?.word}`;
    const known = this.#read.get(read);
    const id = known === undefined ? this.#take(schema, name, context) : known;
    this.#read.set(read, id);
    return id;
  }

  #take(schema: Place, name: string, context: SchemaContext): SchemaId | null {
    const { wayKey } = schema;
    const mayBeHere = this.#written.has(wayKey) || this.#hasRoomFor(schema);
    if (!mayBeHere) {
      return null;
    }
    const written = schemaText(schema, context);
    this.#written.add(wayKey);
    return written === null ? null : this.#idOf(schema, { name, written, context });
  }

  #idOf(schema: Place, { name, written, context }: ReadSchema): SchemaId | null {
    const key = this.#keyOf(schema.wayKey, written, context);
    const known = this.#ids.get(key);
    if (known !== undefined || !this.#hasRoomFor(schema)) {
      return known ?? null;
    }
    const id = this.#add(schema, { name, key, written });
    this.#ids.set(key, id);
    return id;
  }

  #hasRoomFor(schema: Place): boolean {
    const { notes, hasRoomForSchema } = this.#draft;
    if (!hasRoomForSchema) {
      notes.add(schema, "is a schema beyond the number that a model document may have");
    }
    return hasRoomForSchema;
  }

  #keyOf(wayKey: string, { without }: SchemaText, { dialect }: SchemaContext): string {
    const isUsual = dialect.stated === this.#context.dialect.stated;
    const version = isUsual ? "" : ` ${dialect.stated}`;
    return `${wayKey}${version}${without === null ? "" : ` without ${without}`}`;
  }

  #add(schema: Place, { name, key, written }: AddedSchema): SchemaId {
    const isNamed = this.#isComponent(schema);
    const own =
      this.#keepsIds && isNamed && written.without === null ? parseGuid<SchemaId>(schema.key) : null;
    const id = own ?? this.#draft.id<SchemaId>("schema", key);
    const described = schema.at("description");
    this.#draft.schema(
      {
        id,
        name: this.#draft.name(isNamed ? this.#nameOfComponent(schema, written) : name, schema),
        description: this.#draft.description(described.text, described),
        content: written.text,
      },
      schema,
    );
    return id;
  }

  #isComponent({ way }: Place): boolean {
    const [, first, second] = way;
    return first === "components" && second === "schemas" && way.length === 4;
  }

  /** A contract that Plumbline wrote calls schemas by their IDs, and has their names beside them. */
  #nameOfComponent({ key }: Place, { without }: SchemaText): string {
    const names = this.#context.document.at("components").at("x-schema-names");
    const name = names.at(key).text ?? key;
    return without === null ? name : `${name} without ${without}`;
  }
}
