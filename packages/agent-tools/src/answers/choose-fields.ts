import type { JsonObject } from "../arguments/json-object.js";

/** Of an item the fields that were asked for, in their order there; its ID always, and everything where none were. */
export function chooseFields(item: JsonObject, fields: readonly string[] | null): JsonObject {
  return fields === null
    ? item
    : Object.fromEntries(Object.entries(item).filter(([name]) => name === "id" || fields.includes(name)));
}
