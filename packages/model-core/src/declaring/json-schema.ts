import type { JsonValue } from "../json/json-value.js";
import type { Node } from "./node.js";
import type { SchemaPart, Shape } from "./shape.js";
import { SCHEMAS } from "./shape-schemas.js";
import { UNREAD } from "./unread.js";

/** `sent`: what a document may leave out need not be there. `answered`: everything is there that was read. */
export type Side = "sent" | "answered";

/** Where a shape is described on its own, as the value of `$ref`; null where it is described in place. */
export type RefOf = (shape: Shape) => string | null;

/** Writes the JSON Schema (draft 2020-12) of declared values. It says what one value can; rules over several it cannot. */
export class SchemaWriter {
  readonly side: Side;
  readonly #refOf: RefOf;

  constructor(side: Side, refOf: RefOf) {
    this.side = side;
    this.#refOf = refOf;
  }

  /** A value where it is used. */
  of(node: Node): SchemaPart {
    const ref = this.#refOf(node.shape);
    const value = ref === null ? this.whole(node) : { $ref: ref };
    const about = node.about === "" ? {} : { description: node.about };
    return { ...(this.#takesNull(node) ? orNull(value) : value), ...about, ...this.#otherwise(node) };
  }

  /** A value where it is described on its own. */
  whole({ shape }: Node): SchemaPart {
    const write = SCHEMAS[shape.type] as (writer: SchemaWriter, shape: Shape) => SchemaPart;
    return write(this, shape);
  }

  /** Whether an object has to have a field. */
  isRequired({ missing }: Node): boolean {
    if (missing === "refused" || this.side === "sent") {
      return missing === "refused";
    }
    return missing.is !== undefined && missing.is !== UNREAD;
  }

  #takesNull({ nulls }: Node): boolean {
    return nulls !== "refused" && (this.side === "sent" || nulls.is === null);
  }

  /** What a value is that a sender leaves out, where it is no list and no object. */
  #otherwise({ missing }: Node): SchemaPart {
    const value = missing === "refused" || this.side === "answered" ? null : missing.is;
    return typeof value === "string" || typeof value === "number" ? { default: value } : {};
  }
}

function orNull(schema: SchemaPart): SchemaPart {
  const { type, enum: words } = schema;
  if (typeof type !== "string" || "oneOf" in schema) {
    return Object.keys(schema).length === 0 ? schema : { anyOf: [schema, { type: "null" }] };
  }
  const orNullWords = words === undefined ? {} : { enum: [...(words as readonly JsonValue[]), null] };
  return { ...schema, type: [type, "null"], ...orNullWords };
}
