/**
 * A broken rule of something read from outside: what is wrong and where.
 */
export interface Issue {
  /** Path of the value, as `elements[3].name`; empty for the whole. */
  readonly field: string;
  /** The rule in words, without the path. */
  readonly message: string;
}

/** A value, or why there is none. */
export type Result<Value, Refusal> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly refusal: Refusal };
