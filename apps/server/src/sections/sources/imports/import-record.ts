import type { Guid } from "@plumbline/model-core";
import type { ImportItem, ItemState } from "@plumbline/source-import";

/** A source import within its project. */
export interface ImportPlace {
  readonly projectId: Guid;
  readonly id: Guid;
}

export const IMPORT_STATES = ["open", "decided", "superseded"] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

/** What a snapshot proposed (docs/reference/source-imports.md#the-record). */
export interface ImportRecord {
  readonly id: Guid;
  readonly repositoryId: Guid;
  /** `host/owner/name`. */
  readonly repository: string;
  readonly scanId: Guid;
  readonly commit: string;
  /** Of main, as it was read. */
  readonly modelVersion: number;
  readonly state: ImportState;
  /** As it was asked for. */
  readonly systemId: Guid | null;
  readonly createdBy: string;
  readonly createdAt: string;
  readonly decidedAt: string | null;
}

/** An item and what became of it. */
export interface ImportItemRecord extends ImportItem {
  readonly state: ItemState;
  readonly decidedBy: string | null;
  readonly decidedAt: string | null;
}

/** How many of its items are in each state. */
export type ImportCounts = { readonly [State in ItemState]: number };

export const NO_ITEMS: ImportCounts = { open: 0, accepted: 0, rejected: 0 };
