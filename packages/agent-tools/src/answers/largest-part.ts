import type { JsonValue } from "@plumbline/model-core";
import type { JsonObject } from "../arguments/json-object.js";

/** A part of `data` that can be cut. */
export interface Part {
  readonly path: readonly (string | number)[];
  readonly value: JsonValue;
}

/** What is meant as a whole: a part of one would be another. */
const WHOLE: ReadonlySet<string> = new Set(["content", "payload", "recipe", "pinned"]);

/** Texts that are shorter are not cut: little is won, and they name things. */
const SHORT = 80;

/**
 * The largest part that can be cut: from the outside inwards as long as one part is more than half of what holds it. Null
 * when nothing is left to cut.
 */
export function largestPart(data: JsonObject): Part | null {
  return largestIn({ path: [], value: data });
}

function largestIn(whole: Part): Part | null {
  const parts = partsOf(whole).filter(({ value }) => canBeCut(value));
  const [largest] = parts
    .map((part) => ({ part, size: sizeOf(part.value) }))
    .sort((left, right) => right.size - left.size);
  if (largest === undefined) {
    return whole.path.length > 0 && Array.isArray(whole.value) && whole.value.length > 0 ? whole : null;
  }
  const isMost = 2 * largest.size > sizeOf(whole.value);
  return isMost || !isCutAsOne(whole) ? within(largest.part) : whole;
}

/** A list is cut itself where no entry is most of it. */
function isCutAsOne({ path, value }: Part): boolean {
  return path.length > 0 && Array.isArray(value);
}

function within(part: Part): Part | null {
  const name = part.path.at(-1);
  if (typeof part.value === "string" || (typeof name === "string" && WHOLE.has(name))) {
    return part;
  }
  return largestIn(part) ?? part;
}

function partsOf({ path, value }: Part): readonly Part[] {
  if (Array.isArray(value)) {
    return value.map((entry, index) => ({ path: [...path, index], value: entry }));
  }
  return Object.entries(value as JsonObject).map(([name, entry]) => ({
    path: [...path, name],
    value: entry,
  }));
}

function canBeCut(value: JsonValue): boolean {
  if (typeof value === "string") {
    return value.length > SHORT;
  }
  return typeof value === "object" && value !== null && Object.keys(value).length > 0;
}

function sizeOf(value: JsonValue): number {
  return JSON.stringify(value).length;
}
