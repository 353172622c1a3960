import type { JsonValue } from "@plumbline/model-core";
import type { SchemaPart } from "@plumbline/model-core/declaring";
import type { JsonObject } from "./json-object.js";

/** What an agent learns from a refusal as well as from a schema, which is sent with every session. */
const LEFT_TO_REFUSALS: ReadonlySet<string> = new Set(["minLength", "maxLength", "discriminator"]);

/**
 * A schema with fewer words: what may be left out is not said to be null as well unless null is described, limits of texts are left to refusals, and
 * every object is closed, as its reader is.
 */
export function shortSchema(schema: SchemaPart): SchemaPart {
  return short(schema, false) as SchemaPart;
}

function short(schema: JsonObject, mayMiss: boolean): JsonObject {
  const kept = Object.entries(schema).filter(([name, value]) => !isLeftOut(name, value));
  const written = Object.fromEntries(kept.map(([name, value]) => [name, shortPart(name, value, schema)]));
  const open = mayMiss && !describesNull(schema) ? withoutNull(written) : written;
  return "properties" in schema ? { ...open, additionalProperties: false } : open;
}

function describesNull({ description }: JsonObject): boolean {
  return typeof description === "string" && /\bnull\b/.test(description);
}

function isLeftOut(name: string, value: JsonValue): boolean {
  return LEFT_TO_REFUSALS.has(name) || (name === "maximum" && value === Number.MAX_SAFE_INTEGER);
}

function shortPart(name: string, value: JsonValue, schema: JsonObject): JsonValue {
  switch (name) {
    case "properties": {
      const required = (schema["required"] ?? []) as readonly string[];
      const fields = Object.entries(value as { readonly [field: string]: JsonObject });
      return Object.fromEntries(
        fields.map(([field, part]) => [field, short(part, !required.includes(field))]),
      );
    }
    case "items":
      return short(value as JsonObject, false);
    case "oneOf":
      return (value as unknown as readonly JsonObject[]).map((form) => short(form, false));
    default:
      return value;
  }
}

function withoutNull(schema: JsonObject): JsonObject {
  const { type, enum: words } = schema;
  const types = Array.isArray(type) ? type.filter((one) => one !== "null") : [];
  const typed = types.length > 1 ? types : types[0];
  const named = Array.isArray(words) ? { enum: words.filter((word) => word !== null) } : {};
  return { ...schema, ...(typed === undefined ? {} : { type: typed }), ...named };
}
