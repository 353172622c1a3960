/**
 * Reads JSON from its raw text (RFC 8259), keeping what `JSON.parse` hides: repeated keys, the spelling
 * of numbers, lone surrogates, U+0000.
 *
 * `JSON.parse` builds the value. A scan before it bounds the nesting, and only a text in which the scan
 * or the count of keys saw something unusual is walked token by token; one that spells a key with an escape is also
 * built so.
 */

import type { Issue, Result } from "../issue.js";
import { READING_LIMITS } from "../limits.js";
import { buildJson } from "./json-build.js";
import { countKeys } from "./json-key-count.js";
import { scanJson } from "./json-scan.js";
import type { JsonOddity, JsonValue } from "./json-value.js";
import { walkJson } from "./json-walk.js";

/** How a text is read. */
export interface ReadJsonOptions {
  /** Levels of arrays and objects; 512 unless told. */
  readonly maxDepth?: number;
  /** A number spelled with more characters is an oddity; 40 unless told. */
  readonly maxNumberLength?: number;
  /** Entries of one list, no fewer than an object may have keys; as many as a text may hold unless told. */
  readonly maxEntries?: number;
}

/** A value read from text, and what is odd about the text (the first 100 of each kind). */
export interface ReadJson {
  readonly value: JsonValue;
  readonly oddities: readonly JsonOddity[];
}

/**
 * The value a JSON text spells. Refused: what RFC 8259 refuses, nesting over `maxDepth`, a list of over
 * `maxEntries`, and over a million lists and objects; the issue has the path where it is known, and line and column. Oddities are left to the parser of the document.
 * Of a repeated key the last value stands. `__proto__` and the like are ordinary own keys.
 */
export function readJson(text: string, options: ReadJsonOptions = {}): Result<ReadJson, Issue> {
  const maxDepth = options.maxDepth ?? READING_LIMITS.depth;
  const maxNumberLength = options.maxNumberLength ?? READING_LIMITS.numberLength;
  const maxEntries = options.maxEntries ?? Number.POSITIVE_INFINITY;
  const scan = scanJson(text, { maxDepth, maxNumberLength, maxEntries });
  if (scan.refusal !== null) {
    return { ok: false, refusal: scan.refusal };
  }
  if (scan.escapedKey) {
    return readWithCare(text, maxNumberLength);
  }
  const parsed = parse(text);
  if (!parsed.ok) {
    const walked = walkJson(text, maxNumberLength).problem;
    return { ok: false, refusal: walked ?? parsed.refusal };
  }
  const unusual = scan.unusual || countKeys(parsed.value) !== scan.keyCount;
  const oddities = unusual ? walkJson(text, maxNumberLength).oddities : [];
  return { ok: true, value: { value: parsed.value, oddities } };
}

/** A text with a key that `JSON.parse` may take for another one: see `buildJson`. */
function readWithCare(text: string, maxNumberLength: number): Result<ReadJson, Issue> {
  const { problem, oddities } = walkJson(text, maxNumberLength);
  return problem === null
    ? { ok: true, value: { value: buildJson(text), oddities } }
    : { ok: false, refusal: problem };
}

function parse(text: string): Result<JsonValue, Issue> {
  try {
    return { ok: true, value: JSON.parse(text) as JsonValue };
  } catch {
    return { ok: false, refusal: { field: "", message: "is not JSON" } };
  }
}
