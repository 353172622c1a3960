import { type JsonObject, orNone, stated } from "../../json-object.js";
import type { WrittenSchema } from "./written-schema.js";

/** The schemas of a contract file by their IDs, and beside them their names, which would change what a schema says. */
export function schemaComponents(schemas: readonly WrittenSchema[]): JsonObject {
  return stated({
    schemas: orNone(Object.fromEntries(schemas.map(({ schema, value }) => [schema.id, value]))),
    "x-schema-names": orNone(Object.fromEntries(schemas.map(({ schema: { id, name } }) => [id, name]))),
  });
}
