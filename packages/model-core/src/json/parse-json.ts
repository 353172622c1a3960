import { buildJson } from "./json-build.js";
import { hasEscapedKey } from "./json-scan.js";
import type { JsonValue } from "./json-value.js";

/**
 * The value of a text that is known to be JSON, such as one that was stored; throws a `SyntaxError` where it is none, as
 * `JSON.parse` does. Its keys are those of the text in every engine, whatever was read before it (see `buildJson`): for
 * every text whose keys others choose, and which nests no deeper than what is read may.
 */
export function parseJson(text: string): JsonValue {
  const value = JSON.parse(text) as JsonValue;
  return hasEscapedKey(text) ? buildJson(text) : value;
}

/** A record as a JSON value of its own: members that are not there have no key, at any depth. */
export function jsonOf(record: object): { readonly [key: string]: JsonValue } {
  return parseJson(JSON.stringify(record)) as { readonly [key: string]: JsonValue };
}
