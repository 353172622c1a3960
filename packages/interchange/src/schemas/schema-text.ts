import { FACT_LIMITS, isLongerThan, type JsonValue } from "@plumbline/model-core";
import type { Place } from "../reading/place.js";
import { followReference } from "./follow-reference.js";
import type { OneWayWord } from "./other-way.js";
import type { SchemaContext } from "./schema-context.js";
import { WrittenSchema } from "./written-schema.js";

const TOO_LARGE = `is a schema of over ${FACT_LIMITS.schemaContentLength} characters, once what it refers to is in it`;

export interface SchemaText {
  readonly text: string;
  /** The word of properties that are required only the other way; null where it makes no difference. */
  readonly without: OneWayWord | null;
}

/**
 * The text of a JSON Schema that says what a schema of a contract says and stands by itself: what it refers to in its
 * document is kept in it. Where something is not read, it takes more than the one of the contract, never less. Null,
 * with a note, when it would be too long.
 */
export function schemaText(schema: Place, context: SchemaContext): SchemaText | null {
  const first = new WrittenSchema(schema, context, { isCautious: false });
  const value = first.value();
  const isWhole = !first.isWidened || value === null;
  const written = isWhole ? value : new WrittenSchema(schema, context, { isCautious: true }).value();
  const text = written === null ? null : textOf(written);
  if (text === null) {
    context.notes.add(schema, TOO_LARGE);
  }
  return text === null ? null : { text, without: first.without };
}

function textOf(value: JsonValue): string | null {
  const indented = JSON.stringify(value, null, 2);
  const isLong = isLongerThan(indented, FACT_LIMITS.schemaContentLength);
  const text = isLong ? JSON.stringify(value) : indented;
  return isLongerThan(text, FACT_LIMITS.schemaContentLength) ? null : text;
}

/** The schema that a reference is all of; itself when it is none. */
export function schemaAt(place: Place, { document, notes }: SchemaContext): Place | null {
  return followReference(place, document, notes, { isAlone: true });
}
