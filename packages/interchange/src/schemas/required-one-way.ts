import type { JsonValue } from "@plumbline/model-core";
import type { Place } from "../reading/place.js";
import { followReference } from "./follow-reference.js";
import { isMarked, type OtherWay } from "./other-way.js";
import type { SchemaContext } from "./schema-context.js";

/**
 * What a schema of OpenAPI 3.0 requires without the properties that are sent the other way alone; null when that is all
 * of it. A property that the schema itself does not have is looked for by its name in the whole document.
 */
export function requiredThisWay(schema: Place, context: SchemaContext): readonly JsonValue[] | null {
  const { value } = schema.at("required");
  const { otherWay } = context.dialect;
  if (!Array.isArray(value) || otherWay === null) {
    return null;
  }
  const names: readonly JsonValue[] = value;
  const kept = names.filter(
    (name) => typeof name !== "string" || !goesOtherWay(schema.at("properties").at(name), otherWay, context),
  );
  return kept.length === names.length ? null : kept;
}

function goesOtherWay(
  own: Place,
  { word, names }: OtherWay,
  { document, notes }: Pick<SchemaContext, "document" | "notes">,
): boolean {
  if (!own.isThere) {
    return names.has(own.key);
  }
  const property = followReference(own, document, notes);
  return property !== null && isMarked(property.value, word);
}
