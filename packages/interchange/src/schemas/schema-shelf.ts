import { parseGuid, type SchemaId } from "@plumbline/model-core";
import type { ModelDraft } from "../drafting/model-draft.js";
import type { Place } from "../reading/place.js";
import type { SchemaDialect } from "./dialect.js";
import type { SchemaContext } from "./schema-context.js";
import { schemaAt, schemaText } from "./schema-text.js";

/** How the schemas of a source become schemas of a draft. */
export interface ShelfOptions {
  readonly document: Place;
  readonly dialect: SchemaDialect;
  /** The source is of this very model: a schema that is called by a GUID keeps it as its ID. */
  readonly keepsIds?: boolean;
}

/** How a schema is taken. */
interface TakenSchema {
  /** What it is called that has no name of its own. */
  readonly name: string;
  readonly key: string;
  readonly context: SchemaContext;
}

/** The schemas that are taken over from a source, each once. */
export class SchemaShelf {
  readonly #draft: ModelDraft;
  readonly #context: SchemaContext;
  readonly #keepsIds: boolean;
  readonly #ids = new Map<string, SchemaId | null>();

  constructor(draft: ModelDraft, { document, dialect, keepsIds = false }: ShelfOptions) {
    this.#draft = draft;
    this.#context = { document, dialect, notes: draft.notes, budget: { characters: 0 } };
    this.#keepsIds = keepsIds;
  }

  /**
   * The ID of the schema that is at a place, or that a reference there leads to; null when there is none to hold. In
   * another dialect than that of the source it is another schema.
   */
  idOf(place: Place, name: string, dialect = this.#context.dialect): SchemaId | null {
    const context = { ...this.#context, dialect };
    const schema = place.isThere ? schemaAt(place, context) : null;
    if (schema === null) {
      return null;
    }
    const key = dialect === this.#context.dialect ? schema.wayKey : `${schema.wayKey} ${dialect.stated}`;
    const known = this.#ids.get(key);
    const id = known === undefined ? this.#take(schema, { name, key, context }) : known;
    this.#ids.set(key, id);
    return id;
  }

  #take(schema: Place, { name, key, context }: TakenSchema): SchemaId | null {
    const { notes } = this.#draft;
    if (!this.#draft.hasRoomForSchema) {
      notes.add(schema, "is a schema beyond the number that a model document may have");
      return null;
    }
    const content = schemaText(schema, context);
    if (content === null) {
      return null;
    }
    const isNamed = this.#isComponent(schema);
    const own = this.#keepsIds && isNamed ? parseGuid<SchemaId>(schema.key) : null;
    const id = own ?? this.#draft.id<SchemaId>("schema", key);
    const described = schema.at("description");
    this.#draft.schema(
      {
        id,
        name: this.#draft.name(isNamed ? this.#nameOfComponent(schema) : name, schema),
        description: this.#draft.description(described.text, described),
        content,
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
  #nameOfComponent({ key }: Place): string {
    const names = this.#context.document.at("components").at("x-schema-names");
    return names.at(key).text ?? key;
  }
}
