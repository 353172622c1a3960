/** What a reader of documents wants to know and `JSON.parse` does not say. */
export const JSON_ODDITIES = [
  "repeated-key",
  "number-out-of-range",
  "number-too-long",
  "lone-surrogate",
  "nul",
] as const;
/** A kind of oddity. */
export type JsonOddityKind = (typeof JSON_ODDITIES)[number];

/** One oddity and the place of the value (or key) that has it. */
export interface JsonOddity {
  readonly kind: JsonOddityKind;
  /** Path as `steps[2].payload.total`, made by `pathOfKey` and `pathOfIndex`. */
  readonly path: string;
}

/** A value that JSON can spell. */
export type JsonValue =
  | null
  | boolean
  | number
  | string
  | readonly JsonValue[]
  | { readonly [key: string]: JsonValue };
