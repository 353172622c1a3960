import type { FactKind, Guid } from "@plumbline/model-core";

/** What a promise can be linked with: scenarios, and facts of these kinds. */
export type LinkedKind =
  | "scenario"
  | Extract<FactKind, "operation" | "channel" | "subscription" | "message" | "element">;

/** The lists of links, in the order they are shown, with the kind of what they name. */
export const LINK_LISTS = {
  scenarioIds: "scenario",
  operationIds: "operation",
  channelIds: "channel",
  subscriptionIds: "subscription",
  messageIds: "message",
  elementIds: "element",
} as const satisfies { readonly [list: string]: LinkedKind };
export type LinkList = keyof typeof LINK_LISTS;

/** Each list sorted by ID, without repeats. */
export type Links = { readonly [List in LinkList]: readonly Guid[] };

/** One thing that a promise is linked with. */
export interface LinkedThing {
  readonly kind: LinkedKind;
  readonly id: Guid;
}

/** The same with the hash of what it says; its truth label, provenance and stale mark are no part of that. */
export interface LinkedState extends LinkedThing {
  readonly hash: string;
}
