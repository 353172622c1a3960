import type { FlowStatus } from "./stored-flow-proposal.js";

/** What is done with a flow proposal. */
export const FLOW_TRIGGERS = ["create-part", "accept", "reject", "delete"] as const;
export type FlowTrigger = (typeof FLOW_TRIGGERS)[number];

/** Where a move leads, or why there is none: the title of a `conflict`. */
export type FlowMove = { readonly to: FlowStatus | "deleted" } | { readonly refused: string };

const IS_ACCEPTED = { refused: "The proposal is accepted" } as const;
const IS_REJECTED = { refused: "The proposal is rejected" } as const;
const DECIDED = { accepted: IS_ACCEPTED, rejected: IS_REJECTED } as const;

/** Every move of a flow proposal (docs/reference/ai.md#states). */
export const FLOW_MOVES: {
  readonly [On in FlowTrigger]: { readonly [From in FlowStatus]: FlowMove };
} = {
  "create-part": { open: { to: "open" }, ...DECIDED },
  accept: { open: { to: "accepted" }, ...DECIDED },
  reject: { open: { to: "rejected" }, ...DECIDED },
  delete: { open: { to: "deleted" }, accepted: IS_ACCEPTED, rejected: { to: "deleted" } },
};
