import type { LinkList } from "./promise-records.js";
import type { ThingKind } from "./things.js";

/** The lists of what a promise links, with the kind of what stands in each. */
export const LINK_LISTS = [
  ["scenarioIds", "scenario"],
  ["operationIds", "operation"],
  ["channelIds", "channel"],
  ["subscriptionIds", "subscription"],
  ["messageIds", "message"],
  ["elementIds", "element"],
] as const satisfies readonly (readonly [LinkList, ThingKind])[];

export type LinkedKind = (typeof LINK_LISTS)[number][1];

export const LINKED_KINDS = LINK_LISTS.map(([, kind]) => kind);
