import { guid, type ObjectRule, orNull } from "@plumbline/model-core/declaring";

/** The state that a request is about: main as it is now, unless it names another (docs/reference/build.md#built-states). */
export const WANTED_STATE = {
  revisionId: orNull(guid({ about: "A revision of the model; null: main as it is now" })),
  branchId: orNull(guid({ about: "An open branch" })),
};

/** Names one state at most. */
export const WANTS_ONE: ObjectRule<{ readonly [Field in keyof typeof WANTED_STATE]: string | null }> = {
  at: "end",
  check({ read: { revisionId, branchId }, breaksRule }) {
    if (revisionId !== null && branchId !== null) {
      breaksRule("branchId", "must not stand beside revisionId");
    }
  },
};
