import type { Issue, Result } from "@plumbline/model-core";
import type { StoredPromise } from "../records/stored-promise.js";

export const PROMISE_REFUSALS = [
  "conflict",
  "revision_changed",
  "human_only",
  "promise_too_large",
  "validation_error",
  "not_found",
] as const;

/** Why something is not done with a promise (docs/reference/promises.md#refusals). */
export interface PromiseRefusal {
  readonly code: (typeof PROMISE_REFUSALS)[number];
  readonly title: string;
  /** Of a `validation_error`: what is missing, each with its field. */
  readonly errors?: readonly Issue[];
  /** Of `revision_changed`: the newest revision there is now, and its hash. */
  readonly revision?: number;
  readonly contentHash?: string;
}

/** A promise as it is after a move, or why it did not move. */
export type Moved = Result<StoredPromise, PromiseRefusal>;

export function refuse(
  code: PromiseRefusal["code"],
  title: string,
  more: Omit<PromiseRefusal, "code" | "title"> = {},
): PromiseRefusal {
  return { code, title, ...more };
}
