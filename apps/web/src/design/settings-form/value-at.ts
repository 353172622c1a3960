import { isJsonObject, type Json, type JsonObject, objectOf } from "./setting-fields.js";

/** What stands at a path of keys with dots between them; undefined where nothing does. */
export function valueAt(document: JsonObject, path: string): Json | undefined {
  let value: Json | undefined = document;
  for (const key of path.split(".")) {
    value = isJsonObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
  }
  return value;
}

/** The document with a value at a path, and the objects on the way to it. */
export function withValueAt(document: JsonObject, path: string, value: Json): JsonObject {
  const [key = "", ...rest] = path.split(".");
  return {
    ...document,
    [key]: rest.length === 0 ? value : withValueAt(objectOf(document[key]), rest.join("."), value),
  };
}

/** A document laid over another: objects field by field, whatever else as a whole. */
export function layOver(under: JsonObject, over: JsonObject): JsonObject {
  const laid = Object.entries(over).map(([key, value]) => {
    const below = under[key];
    return [key, isJsonObject(value) && isJsonObject(below) ? layOver(below, value) : value] as const;
  });
  return { ...under, ...Object.fromEntries(laid) };
}
