import type { JsonValue } from "@plumbline/model-core";

/** An object of a JSON value. */
export type JsonObject = { readonly [key: string]: JsonValue };

/** Whether a value is an object, no list. */
export function isJsonObject(value: JsonValue | undefined): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The members that say something: those that are null are left out. */
export function stated(members: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== null));
}

/** The members, or null when there are none. */
export function orNone(members: JsonObject): JsonObject | null {
  return Object.keys(members).length === 0 ? null : members;
}
