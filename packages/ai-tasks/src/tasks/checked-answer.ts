/** Something wrong in an answer; the pointer (RFC 6901) is into the output. */
export interface AnswerError {
  readonly pointer: string;
  readonly message: string;
}

/** An answer of an AI, or an output that was submitted, after everything was checked. */
export type CheckedAnswer<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly errors: readonly AnswerError[] };
