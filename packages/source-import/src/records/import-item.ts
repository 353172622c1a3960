import type { Guid, JsonValue } from "@plumbline/model-core";

/** What an item is about: a kind of fact, or the pair of a service and its element. */
export const ITEM_KINDS = [
  "element",
  "relationship",
  "message",
  "channel",
  "operation",
  "subscription",
  "binding",
  "schema",
  "service-link",
] as const;
export type ItemKind = (typeof ITEM_KINDS)[number];

/**
 * What accepting an item does: adds a fact, writes fields that differ, writes label and provenance alone, or links
 * alone (docs/reference/source-imports.md#what-an-item-does).
 */
export const ITEM_CHANGES = ["add", "update", "confirm", "link"] as const;
export type ItemChange = (typeof ITEM_CHANGES)[number];

/** How the fact of an item was found. */
export const ITEM_MATCHES = ["linked", "same-name", "none"] as const;
export type ItemMatch = (typeof ITEM_MATCHES)[number];

export const ITEM_STATES = ["open", "accepted", "rejected"] as const;
export type ItemState = (typeof ITEM_STATES)[number];

/** Fields of a fact as a model document holds them. */
export type ItemFields = { readonly [field: string]: JsonValue };

/** One thing that source says and the model does not, as it is proposed. */
export interface ImportItem {
  /** Of the repository, the kind and the key alone: the next import proposes it under the same. */
  readonly id: Guid;
  readonly kind: ItemKind;
  readonly change: ItemChange;
  /** Key of the source fact; null for the system that is proposed around the services of a repository. */
  readonly factKey: string | null;
  /** Of the service that the source fact is of. */
  readonly serviceKey: string | null;
  /** The fact that it is about; of a link, the element. */
  readonly targetId: Guid;
  /** What source says of it. */
  readonly proposed: ItemFields;
  /** What the model says in the same fields; null where it has no such fact. */
  readonly current: ItemFields | null;
  /** Places of source, the most telling first. */
  readonly sources: readonly string[];
  /** Other files that what source says rests on; not there where there are none. */
  readonly grounds?: readonly string[];
  /** Items that have to be accepted with it. */
  readonly dependsOn: readonly Guid[];
  readonly match: ItemMatch;
  /** SHA-256 of what source says, wherever it stands: who refuses an item for good refuses this. */
  readonly factHash: string;
}
