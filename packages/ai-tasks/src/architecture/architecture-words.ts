/** The kinds of facts that an architecture proposal adds or changes (docs/reference/ai.md#architecture-proposals). */
export const ARCHITECTURE_KINDS = [
  "element",
  "relationship",
  "message",
  "channel",
  "operation",
  "subscription",
  "binding",
] as const;
export type ArchitectureKind = (typeof ARCHITECTURE_KINDS)[number];

/** What accepting an item does: nothing removes a fact. */
export const ARCHITECTURE_ACTIONS = ["add", "update"] as const;
export type ArchitectureAction = (typeof ARCHITECTURE_ACTIONS)[number];

/** What became of an item (docs/reference/ai.md#states). */
export const ARCHITECTURE_ITEM_STATES = ["open", "accepted", "rejected"] as const;
export type ArchitectureItemState = (typeof ARCHITECTURE_ITEM_STATES)[number];

/** What became of a proposal. */
export const ARCHITECTURE_STATES = ["open", "decided", "rejected"] as const;
export type ArchitectureState = (typeof ARCHITECTURE_STATES)[number];

/** Why an item that a person accepts is not written. */
export const ITEM_REFUSALS = [
  "depends-on-open",
  "depends-on-rejected",
  "target-changed",
  "target-removed",
  "model-rule",
] as const;
export type ItemRefusalReason = (typeof ITEM_REFUSALS)[number];
