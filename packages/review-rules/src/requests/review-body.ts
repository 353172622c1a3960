import type { Result } from "@plumbline/model-core";
import {
  type BodyRefusal,
  guid,
  type Node,
  type ObjectRule,
  orNull,
  readBody,
  type SentOf,
} from "@plumbline/model-core/declaring";
import { REVIEW_LIMITS } from "../limits.js";

/** Why a body about the review is refused (docs/reference/review.md#requests). */
export type ReviewBodyRefusal = BodyRefusal;

/** The state that a request reads: main as it is now, unless it names another. */
export type PinnedState = { readonly [Field in "revisionId" | "branchId"]: string | null };

export const PINNED_STATE = {
  revisionId: orNull(guid({ about: "A revision of the model; null: main as it is now" })),
  branchId: orNull(guid({ about: "An open branch" })),
};

export const PINS_ONE: ObjectRule<PinnedState> = {
  at: "end",
  check({ read: { revisionId, branchId }, breaksRule }) {
    if (revisionId !== null && branchId !== null) {
      breaksRule("branchId", "must not stand beside revisionId");
    }
  },
};

export function readReviewBody<N extends Node>(
  node: N,
  name: string,
  text: string,
): Result<SentOf<N>, ReviewBodyRefusal> {
  const { bodyLevels: levels, bodyIssues: issues } = REVIEW_LIMITS;
  return readBody({ node, name, unknownField: "is not a known field", levels, issues }, text);
}
