import type { JsonValue } from "./json/read-json.js";

/** Characters that a JSON string may have to escape, and lone surrogates. */
const NEEDS_CARE = /["\\\p{Cc}\p{Cs}]/u;

/**
 * The canonical JSON of a value (RFC 8785): keys in the order of their code units, no white space,
 * numbers as ECMAScript writes them. Throws for what has no JSON form: a number that is not finite, a
 * lone surrogate, `undefined`. The readers of documents let neither these nor deep nesting through.
 */
export function canonicalJson(value: JsonValue): string {
  if (typeof value === "string") {
    return canonicalString(value);
  }
  if (typeof value === "number") {
    return canonicalNumber(value);
  }
  if (value === null || typeof value === "boolean") {
    return String(value);
  }
  if (Array.isArray(value)) {
    return canonicalArray(value);
  }
  if (typeof value === "object") {
    return canonicalObject(value as { readonly [key: string]: JsonValue });
  }
  throw new TypeError(`A value of type ${typeof value} has no JSON form`);
}

function canonicalArray(list: readonly JsonValue[]): string {
  let text = "[";
  for (let index = 0; index < list.length; index += 1) {
    text += (index === 0 ? "" : ",") + canonicalJson(list[index] as JsonValue);
  }
  return `${text}]`;
}

function canonicalObject(object: { readonly [key: string]: JsonValue }): string {
  let text = "{";
  for (const key of Object.keys(object).sort()) {
    const separator = text === "{" ? "" : ",";
    text += `${separator}${canonicalString(key)}:${canonicalJson(object[key] as JsonValue)}`;
  }
  return `${text}}`;
}

function canonicalString(text: string): string {
  if (!NEEDS_CARE.test(text)) {
    return `"${text}"`;
  }
  if (!text.isWellFormed()) {
    throw new TypeError("A lone surrogate has no JSON form");
  }
  return JSON.stringify(text);
}

function canonicalNumber(number: number): string {
  if (!Number.isFinite(number)) {
    throw new TypeError(`${number} has no JSON form`);
  }
  return String(number);
}
