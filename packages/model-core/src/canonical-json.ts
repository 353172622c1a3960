import { CanonicalCopier } from "./canonical-copy.js";
import type { JsonValue } from "./json/json-value.js";

/**
 * The canonical JSON of a value (RFC 8785): keys in the order of their code units, no white space,
 * numbers as ECMAScript writes them. Throws for what has no JSON form: a number that is not finite, a
 * lone surrogate, `undefined`. The readers of documents let neither these nor deep nesting through.
 */
export function canonicalJson(value: JsonValue): string {
  const copier = new CanonicalCopier();
  const copy = copier.copy(value);
  return copier.keepsOrder ? JSON.stringify(copy) : writeInOrder(value);
}

/** Writes a value whose keys no JavaScript object keeps in order. */
function writeInOrder(value: JsonValue): string {
  if (typeof value !== "object" || value === null) {
    return JSON.stringify(value);
  }
  if (Array.isArray(value)) {
    return `[${value.map(writeInOrder).join(",")}]`;
  }
  const object = value as { readonly [key: string]: JsonValue };
  const members = Object.keys(object)
    .sort()
    .map((key) => `${JSON.stringify(key)}:${writeInOrder(object[key] as JsonValue)}`);
  return `{${members.join(",")}}`;
}
