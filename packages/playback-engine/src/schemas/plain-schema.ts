import type { JsonValue } from "@plumbline/model-core";

/** Keywords that map names to schemas: what they name may be called as a keyword is. */
const OF_NAMES: ReadonlySet<string> = new Set([
  "properties",
  "patternProperties",
  "$defs",
  "definitions",
  "dependentSchemas",
  "dependencies",
]);

/** Keywords that hold values, no schemas. */
const OF_VALUES: ReadonlySet<string> = new Set(["const", "enum", "default", "examples"]);

/** A `$ref`, and the schema with an `$id` of its own that it stands in. */
export interface Reference {
  readonly to: string;
  readonly root: JsonValue;
}

/**
 * Copies a schema as the library has to get it to read plain JSON Schema: without OpenAPI's `nullable`, which means
 * nothing there, and with no members but its own, so that `#/constructor` leads nowhere.
 */
export class PlainSchema {
  readonly references: Reference[] = [];
  readonly schema: JsonValue;

  constructor(schema: JsonValue) {
    this.schema = this.#copy(schema, null);
  }

  #copy(value: JsonValue, around: JsonValue): JsonValue {
    if (Array.isArray(value)) {
      return value.map((entry) => this.#copy(entry, around));
    }
    if (!isObject(value)) {
      return value;
    }
    const plain: { [key: string]: JsonValue } = Object.create(null);
    const root = around === null || isResource(value) ? plain : around;
    for (const [key, inner] of Object.entries(value)) {
      if (key === "$ref" && typeof inner === "string") {
        this.references.push({ to: inner, root });
      }
      if (key !== "nullable" || isObject(inner)) {
        plain[key] = this.#valueOf(key, inner, root);
      }
    }
    return plain;
  }

  #valueOf(keyword: string, value: JsonValue, root: JsonValue): JsonValue {
    if (OF_VALUES.has(keyword)) {
      return value;
    }
    return OF_NAMES.has(keyword) && isObject(value) ? this.#named(value, root) : this.#copy(value, root);
  }

  #named(names: { readonly [name: string]: JsonValue }, root: JsonValue): JsonValue {
    const plain: { [name: string]: JsonValue } = Object.create(null);
    for (const [name, schema] of Object.entries(names)) {
      plain[name] = this.#copy(schema, root);
    }
    return plain;
  }
}

function isObject(value: JsonValue): value is { readonly [key: string]: JsonValue } {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** References in it begin at itself; a fragment alone is no more than a name, in draft 07. */
function isResource({ $id }: { readonly [key: string]: JsonValue }): boolean {
  return typeof $id === "string" && !$id.startsWith("#");
}
