import { object } from "../declaring/containers.js";
import type { ReadOf, SentOf } from "../declaring/node.js";
import { atMostCharacters } from "../declaring/value-rules.js";
import { guid, integer, text } from "../declaring/values.js";
import type { SchemaId } from "../guid.js";
import { FACT_LIMITS } from "../limits.js";
import { DESCRIPTION, NAME } from "./texts.js";

/**
 * A schema as a document states it (docs/reference/model.md#schemas); its version is not taken from there.
 */
export const SCHEMA_OF_DOCUMENT = object({
  id: guid<SchemaId>(),
  name: NAME,
  description: DESCRIPTION,
  content: text({
    rules: [atMostCharacters(FACT_LIMITS.schemaContentLength)],
    about: "A JSON Schema, as text",
  }),
});
export type SentSchema = SentOf<typeof SCHEMA_OF_DOCUMENT>;

/**
 * A schema is no fact of a stream: it belongs to the project and has versions of its own
 * (docs/reference/model.md#schemas).
 */
export const SCHEMA = object({
  ...SCHEMA_OF_DOCUMENT.fields,
  version: integer({ about: "Rises with each change; ignored where it is sent" }),
});
export type Schema = ReadOf<typeof SCHEMA>;
