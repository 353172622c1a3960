import type { DecisionState } from "../records/stored-decision.js";

/** What is done with a decision. */
export const DECISION_TRIGGERS = [
  "write",
  "delete",
  "accept",
  "reject",
  "supersede",
  "settle",
  "unsettle",
] as const;
export type DecisionTrigger = (typeof DECISION_TRIGGERS)[number];

/** Where a move leads, or why there is none: a title of a `conflict`. */
export type DecisionMove = { readonly to: DecisionState | "gone" } | { readonly refused: string };

type MovesOfTrigger = { readonly [From in DecisionState]: DecisionMove };

/** A move that is made of one state alone. */
function from(
  state: DecisionState,
  to: DecisionState | "gone",
  refusedIn: (state: string) => string,
): MovesOfTrigger {
  const refused = (other: DecisionState): DecisionMove => ({ refused: refusedIn(other) });
  return {
    proposed: refused("proposed"),
    accepted: refused("accepted"),
    rejected: refused("rejected"),
    superseded: refused("superseded"),
    [state]: { to },
  };
}

/** Every move of a decision (docs/reference/decisions.md#states). */
export const DECISION_MOVES: { readonly [On in DecisionTrigger]: MovesOfTrigger } = {
  write: from("proposed", "proposed", (state) => `The decision is ${state}: only a proposed one is changed`),
  delete: from("proposed", "gone", (state) => `The decision is ${state}: only a proposed one is deleted`),
  accept: from(
    "proposed",
    "accepted",
    (state) => `The decision is ${state}: only a proposed one is accepted`,
  ),
  reject: from(
    "proposed",
    "rejected",
    (state) => `The decision is ${state}: only a proposed one is rejected`,
  ),
  supersede: from(
    "accepted",
    "superseded",
    (state) => `The decision to be superseded is ${state}: only an accepted one is superseded`,
  ),
  settle: from("accepted", "accepted", (state) => `The decision is ${state}: only an accepted one settles`),
  unsettle: from("accepted", "accepted", (state) => `The decision is ${state}: only an accepted one settles`),
};
