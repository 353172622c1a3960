/**
 * Reads JSON from its raw text (RFC 8259), keeping what `JSON.parse` hides: repeated keys, the spelling
 * of numbers, lone surrogates, U+0000.
 */

/** What a reader of documents wants to know and `JSON.parse` does not say. */
export const JSON_ODDITIES = [
  "repeated-key",
  "number-out-of-range",
  "number-too-long",
  "lone-surrogate",
  "nul",
] as const;
export type JsonOddityKind = (typeof JSON_ODDITIES)[number];

/** One oddity and the place of the value (or key) that has it. */
export interface JsonOddity {
  readonly kind: JsonOddityKind;
  /** Path as `steps[2].payload.total`. */
  readonly path: string;
}

export type JsonValue =
  | null
  | boolean
  | number
  | string
  | readonly JsonValue[]
  | { readonly [key: string]: JsonValue };
