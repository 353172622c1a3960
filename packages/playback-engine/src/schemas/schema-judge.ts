import type { JsonValue } from "@plumbline/model-core";
import { dialectOf } from "./dialects.js";
import { Metaschemas } from "./metaschemas.js";

/** Judges schemas by the metaschema of the draft that they name; it keeps what it compiled for the next one. */
export class SchemaJudge {
  readonly #metaschemas = new Metaschemas();

  /** What keeps a value from being a schema, whatever its references lead to; null when it is one. */
  problemOf(schema: JsonValue): string | null {
    if (typeof schema === "boolean") {
      return null;
    }
    if (typeof schema !== "object" || schema === null || Array.isArray(schema)) {
      return "is neither an object nor true or false";
    }
    const dialect = dialectOf((schema as { readonly [key: string]: JsonValue })["$schema"]);
    return dialect === null
      ? "names no draft of JSON Schema that is known"
      : this.#metaschemas.problemOf(schema, dialect);
  }
}
