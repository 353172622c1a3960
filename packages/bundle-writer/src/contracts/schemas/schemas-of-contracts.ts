import type { Model } from "@plumbline/model-core";
import type { JsonObject } from "../../json-object.js";
import { placeOfSchema, type WrittenSchema, writtenSchema } from "./written-schema.js";

/** The schemas of the project as contract files hold them, each written when it is first needed. */
export class SchemasOfContracts {
  readonly #model: ReadonlyMap<string, Model["schemas"][number]>;
  readonly #written = new Map<string, WrittenSchema>();

  constructor({ schemas }: Model) {
    this.#model = new Map(schemas.map((schema) => [schema.id, schema]));
  }

  /** Those of these IDs that the project has, each once, in the order of their IDs. */
  of(ids: Iterable<string | null>): readonly WrittenSchema[] {
    return [...new Set(ids)].sort().flatMap((id) => this.#schema(id) ?? []);
  }

  /** A reference to a schema; null where none is named, or the project has none of that ID. */
  referenceTo(id: string | null): JsonObject | null {
    return id === null || !this.#model.has(id) ? null : { $ref: placeOfSchema(id) };
  }

  #schema(id: string | null): WrittenSchema | null {
    const schema = this.#model.get(id ?? "");
    const written = this.#written.get(id ?? "");
    if (schema === undefined || written !== undefined) {
      return written ?? null;
    }
    const first = writtenSchema(schema);
    this.#written.set(schema.id, first);
    return first;
  }
}
