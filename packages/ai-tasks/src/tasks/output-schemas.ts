import type { JsonValue } from "@plumbline/model-core";
import { type Node, type SchemaPart, SchemaWriter } from "@plumbline/model-core/declaring";
import { isJsonObject } from "./json-object.js";
import type { OutputDeclaration } from "./output-declaration.js";

/** The two schemas of a declared output: ours with every limit, and what vendors take in strict mode. */
export function outputSchemas(node: Node): Pick<OutputDeclaration, "schema" | "vendorSchema"> {
  const written = new SchemaWriter("sent", () => null).whole(node);
  const schema = inside(written, strict);
  return { schema, vendorSchema: inside(schema, withoutOurs) };
}

/** A schema and those that it holds, each written anew; a property may have any name. */
function inside(schema: SchemaPart, write: (schema: SchemaPart) => SchemaPart): SchemaPart {
  const again = (value: JsonValue): JsonValue => (isJsonObject(value) ? inside(value, write) : value);
  const { properties, items, anyOf } = schema;
  return write({
    ...schema,
    ...(isJsonObject(properties)
      ? {
          properties: Object.fromEntries(
            Object.entries(properties).map(([name, value]) => [name, again(value)]),
          ),
        }
      : {}),
    ...(items === undefined ? {} : { items: again(items) }),
    ...(Array.isArray(anyOf) ? { anyOf: anyOf.map(again) } : {}),
  });
}

/** A format says nothing to whoever does not know it; a pattern does. */
const PATTERNS: Readonly<Record<string, string>> = {
  uuid: "^[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$",
};

/** Every property of an object is required and no other is there; what may be null says so by `anyOf`. */
function strict({ format, ...rest }: SchemaPart): SchemaPart {
  const pattern = typeof format === "string" ? PATTERNS[format] : undefined;
  const schema: SchemaPart = pattern === undefined ? rest : { ...rest, pattern };
  const { type, description, properties, ...others } = schema;
  if (Array.isArray(type)) {
    return orNull(type[0] ?? null, description, others);
  }
  return isJsonObject(properties)
    ? { ...schema, required: Object.keys(properties), additionalProperties: false }
    : schema;
}

function orNull(type: JsonValue, description: JsonValue | undefined, schema: SchemaPart): SchemaPart {
  const { enum: words } = schema;
  const ofWords = Array.isArray(words) ? { enum: words.filter((word) => word !== null) } : {};
  const about = description === undefined ? {} : { description };
  return { anyOf: [{ type, ...schema, ...ofWords }, { type: "null" }], ...about };
}

/** What vendors do not all take, or each in a way of its own: sizes and patterns. */
const OUR_OWN = new Set(["maxLength", "minLength", "maxItems", "minimum", "maximum", "pattern"]);

function withoutOurs(schema: SchemaPart): SchemaPart {
  return Object.fromEntries(Object.entries(schema).filter(([keyword]) => !OUR_OWN.has(keyword)));
}
