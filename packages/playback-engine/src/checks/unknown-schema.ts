import { namedSchemas } from "../schemas/named-schemas.js";
import type { Check } from "./check.js";
import { quoted } from "./quoted.js";

/** A schema that the operation or message of a step names is in the model. */
export const unknownSchema: Check = {
  code: "unknown-schema",
  step: (place, { index }) =>
    namedSchemas(place, index)
      .filter(({ schemaId }) => !index.schemas.has(schemaId))
      .map(({ payload, schemaId }) => `${payload.field}: the schema ${quoted(schemaId)} is not in the model`),
};
