import type { StoredPromise } from "../records/stored-promise.js";
import { draftOf, stateOf } from "./promise-state.js";

/** Where a promise stands: its state, and what kind of draft it has beside an approved revision. */
export const SITUATIONS = ["draft", "approved", "revising", "retiring", "retired"] as const;
export type Situation = (typeof SITUATIONS)[number];

/** What is done with a promise. */
export const TRIGGERS = ["write", "revise", "retire", "approve", "discard", "delete"] as const;
export type Trigger = (typeof TRIGGERS)[number];

/** Where a move leads, or why there is none: a title of a `conflict`. */
export type Move = { readonly to: Situation | "gone" } | { readonly refused: string };

const IS_APPROVED = { refused: "The newest revision is approved: revise the promise to change it" } as const;
const RETIRES = { refused: "The draft retires the promise: it has no content and no obligations" } as const;
const IS_RETIRED = { refused: "The promise is retired: it gets no new revision" } as const;
const HAS_DRAFT = { refused: "The promise has a draft already" } as const;
const NO_DRAFT = { refused: "The promise has no draft" } as const;
const NEVER_APPROVED = { refused: "No revision was ever approved: delete the promise itself" } as const;
const WAS_APPROVED = { refused: "A promise that was approved is retired, not deleted" } as const;

/** Every move of a promise (docs/reference/promises.md#states). */
export const MOVES: { readonly [On in Trigger]: { readonly [From in Situation]: Move } } = {
  write: {
    draft: { to: "draft" },
    approved: IS_APPROVED,
    revising: { to: "revising" },
    retiring: RETIRES,
    retired: IS_RETIRED,
  },
  revise: {
    draft: HAS_DRAFT,
    approved: { to: "revising" },
    revising: HAS_DRAFT,
    retiring: HAS_DRAFT,
    retired: IS_RETIRED,
  },
  retire: {
    draft: HAS_DRAFT,
    approved: { to: "retiring" },
    revising: HAS_DRAFT,
    retiring: HAS_DRAFT,
    retired: IS_RETIRED,
  },
  approve: {
    draft: { to: "approved" },
    approved: NO_DRAFT,
    revising: { to: "approved" },
    retiring: { to: "retired" },
    retired: NO_DRAFT,
  },
  discard: {
    draft: NEVER_APPROVED,
    approved: NO_DRAFT,
    revising: { to: "approved" },
    retiring: { to: "approved" },
    retired: NO_DRAFT,
  },
  delete: {
    draft: { to: "gone" },
    approved: WAS_APPROVED,
    revising: WAS_APPROVED,
    retiring: WAS_APPROVED,
    retired: WAS_APPROVED,
  },
};

/** Where a promise stands. */
export function situationOf(promise: Pick<StoredPromise, "revisions">): Situation {
  const state = stateOf(promise);
  const draft = draftOf(promise);
  if (state !== "approved" || draft === null) {
    return state;
  }
  return draft.retire ? "retiring" : "revising";
}
