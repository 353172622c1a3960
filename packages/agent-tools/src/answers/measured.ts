import type { JsonValue } from "@plumbline/model-core";

/** A value, and how long it is as JSON: every part is measured once, from the inside outwards. */
export interface Measured {
  readonly value: JsonValue;
  /** Characters, commas counted with what they follow. */
  readonly size: number;
  /** The entries of a list, the members of an object. */
  readonly parts: readonly Part[];
}

/** A part of a value, by its place in a list or its name. */
export interface Part extends Measured {
  readonly name: string | number;
  /** Characters beside the value: its name and what stands between. */
  readonly beside: number;
}

/** The characters of an empty text, list or object. */
export const EMPTY = 2;

/** Measures a value. */
export function measured(value: JsonValue): Measured {
  const parts = partsOf(value);
  const size = isHolder(value)
    ? EMPTY + parts.reduce((sum, part) => sum + part.size + part.beside, 0)
    : JSON.stringify(value).length;
  return { value, size, parts };
}

function partsOf(value: JsonValue): readonly Part[] {
  if (Array.isArray(value)) {
    return value.map((entry, name) => ({ name, beside: 1, ...measured(entry) }));
  }
  return isHolder(value)
    ? Object.entries(value).map(([name, inner]) => ({
        name,
        beside: JSON.stringify(name).length + EMPTY,
        ...measured(inner),
      }))
    : [];
}

function isHolder(value: JsonValue): value is Exclude<JsonValue, string | number | boolean | null> {
  return typeof value === "object" && value !== null;
}
