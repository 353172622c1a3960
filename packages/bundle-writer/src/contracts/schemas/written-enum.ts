import { canonicalJson, type JsonValue, present } from "@plumbline/model-core";
import type { JsonObject } from "../../json-object.js";

/**
 * A schema with an `enum` as AsyncAPI has one, where JSON Schema 2019-09 and 2020-12 take more: each value once, and one
 * value at least. A schema that takes no value says so without it, in words that every format knows.
 */
export function withWrittenEnum(schema: JsonObject): JsonObject {
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
