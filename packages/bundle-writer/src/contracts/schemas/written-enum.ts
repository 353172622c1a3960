import { canonicalJson, type JsonValue, present } from "@plumbline/model-core";
import { isJsonObject, type JsonObject } from "../../json-object.js";

/** Keywords that hold schemas in some draft; readers of AsyncAPI follow references from one of them into another. */
const OF_SCHEMAS: ReadonlySet<string> = new Set([
  ...["additionalItems", "items", "prefixItems", "contains", "unevaluatedItems"],
  ...["additionalProperties", "propertyNames", "unevaluatedProperties", "contentSchema"],
  ...["allOf", "anyOf", "oneOf", "not", "if", "then", "else"],
]);
const OF_NAMED_SCHEMAS: ReadonlySet<string> = new Set([
  ...["$defs", "definitions", "dependencies", "dependentSchemas"],
  ...["patternProperties", "properties"],
]);

/**
 * A schema with each `enum` as AsyncAPI has one, where JSON Schema 2019-09 and 2020-12 take more: each value once, and one
 * value at least. A schema that takes no value says so without it, in words that every format knows. Its numbers are finite.
 */
export function withWrittenEnums(schema: JsonObject): JsonObject {
  const members = Object.entries(schema).map(([keyword, value]) => [keyword, withInner(keyword, value)]);
  return withWrittenEnum(Object.fromEntries(members));
}

function withInner(keyword: string, value: JsonValue): JsonValue {
  if (OF_NAMED_SCHEMAS.has(keyword) && isJsonObject(value)) {
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, written(inner)]));
  }
  return OF_SCHEMAS.has(keyword) ? written(value) : value;
}

function written(value: JsonValue): JsonValue {
  if (Array.isArray(value)) {
    return value.map(written);
  }
  return isJsonObject(value) ? withWrittenEnums(value) : value;
}

function withWrittenEnum(schema: JsonObject): JsonObject {
  const values = schema["enum"];
  if (!Array.isArray(values)) {
    return schema;
  }
  if (values.length > 0) {
    return { ...schema, enum: eachOnce(values) };
  }
  const { enum: _, allOf, ...others } = schema;
  return { ...others, allOf: [...(Array.isArray(allOf) ? allOf : []), { not: {} }] };
}

function eachOnce(values: readonly JsonValue[]): readonly JsonValue[] {
  const texts = values.map(canonicalJson);
  const firsts = new Map(texts.map((text, at) => [text, at] as const).toReversed());
  return values.filter((_, at) => firsts.get(present(texts[at])) === at);
}
