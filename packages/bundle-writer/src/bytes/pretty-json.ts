import { compareCodeUnits, type JsonValue } from "@plumbline/model-core";

const INDENT = "  ";

/** A list or an object that is being written. */
interface Open {
  readonly value: { readonly [key: string]: JsonValue } | readonly JsonValue[];
  /** In the order they are written; null for a list. */
  readonly keys: readonly string[] | null;
  readonly length: number;
  next: number;
}

/**
 * The JSON of a bundle file: keys by code unit, an indent of two spaces, `[]` and `{}` when empty, text as UTF-8 with the
 * fewest escapes, numbers as ECMAScript writes them with `-0` as `0`, line feeds and one at the end. It keeps its own
 * stack, so a value may nest as deep as memory allows. Throws for what has no JSON form, as `canonicalJson` does.
 */
export function prettyJson(value: JsonValue): string {
  const open: Open[] = [];
  let text = begin(open, value);
  for (let last = open.at(-1); last !== undefined; last = open.at(-1)) {
    if (last.next === last.length) {
      open.pop();
      text += `\n${INDENT.repeat(open.length)}${last.keys === null ? "]" : "}"}`;
    } else {
      text += `${last.next === 0 ? "\n" : ",\n"}${INDENT.repeat(open.length)}${nextOf(open, last)}`;
    }
  }
  return `${text}\n`;
}

/** Writes the next member of what is open, down to the bracket that opens it. */
function nextOf(open: Open[], last: Open): string {
  const { keys, value, next } = last;
  last.next += 1;
  if (keys === null) {
    return begin(open, (value as readonly JsonValue[])[next]);
  }
  const key = keys[next] ?? "";
  return `${textOf(key)}: ${begin(open, (value as { readonly [key: string]: JsonValue })[key])}`;
}

function begin(open: Open[], value: JsonValue | undefined): string {
  if (typeof value !== "object" || value === null) {
    return scalarOf(value);
  }
  const keys = Array.isArray(value) ? null : Object.keys(value).sort(compareCodeUnits);
  const length = keys === null ? (value as readonly JsonValue[]).length : keys.length;
  if (length > 0) {
    open.push({ value, keys, length, next: 0 });
    return keys === null ? "[" : "{";
  }
  return keys === null ? "[]" : "{}";
}

function scalarOf(value: string | number | boolean | null | undefined): string {
  switch (typeof value) {
    case "string":
      return textOf(value);
    case "number":
      return numberOf(value);
    case "undefined":
      throw new TypeError("A value of type undefined has no JSON form");
    default:
      return String(value);
  }
}

function textOf(text: string): string {
  if (!text.isWellFormed()) {
    throw new TypeError("A lone surrogate has no JSON form");
  }
  return JSON.stringify(text);
}

function numberOf(number: number): string {
  if (!Number.isFinite(number)) {
    throw new TypeError(`${number} has no JSON form`);
  }
  return String(number);
}
