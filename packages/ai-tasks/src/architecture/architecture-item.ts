import type { Guid, JsonValue } from "@plumbline/model-core";
import type { ArchitectureAction, ArchitectureItemState, ArchitectureKind } from "./architecture-words.js";
import type { ServiceName } from "./source-table.js";

/** Fields of a fact as a model document holds them. */
export type ItemFields = { readonly [field: string]: JsonValue };

/** One fact that an architecture proposal adds or changes, and what became of it (docs/reference/ai.md#items). */
export interface ArchitectureItem {
  readonly id: Guid;
  readonly alias: string;
  readonly kind: ArchitectureKind;
  readonly action: ArchitectureAction;
  /** Of an update: the alias of the part that it changes. */
  readonly target: string | null;
  /** What it says of its fact; one that another item adds is named by the ID that it gets. */
  readonly fields: ItemFields;
  readonly services: readonly ServiceName[];
  readonly confidence: number;
  /** Places of source, and IDs of facts. */
  readonly because: readonly string[];
  /** Items that have to be accepted before, or with it. */
  readonly dependsOn: readonly Guid[];
  readonly state: ArchitectureItemState;
  /** Once it is accepted and added a fact: that. */
  readonly createdId: Guid | null;
  readonly decidedBy: string | null;
  /** ISO 8601 in UTC. */
  readonly decidedAt: string | null;
}
