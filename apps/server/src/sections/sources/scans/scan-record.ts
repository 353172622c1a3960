import type { Guid } from "@plumbline/model-core";
import type { Incompleteness, SelectionSettings, SnapshotCounts } from "@plumbline/source-scanner";
import type { ScanFailureCode } from "../reading/repository-reading.js";

/** A scan within its project. */
export interface ScanPlace {
  readonly projectId: Guid;
  readonly id: Guid;
}

export const SCAN_KINDS = ["tracking", "comparison"] as const;
export type ScanKind = (typeof SCAN_KINDS)[number];

export const SCAN_STATES = ["queued", "running", "completed", "failed", "cancelled"] as const;
export type ScanState = (typeof SCAN_STATES)[number];

/** Why a scan came to nothing. */
export interface ScanFailure {
  readonly code: ScanFailureCode;
  readonly message: string;
  /** ISO 8601; when the code host may be asked again, where it said so. */
  readonly retryAt: string | null;
}

/** A scan of a repository (docs/reference/scans.md#the-record). */
export interface ScanRecord {
  readonly id: Guid;
  readonly repositoryId: Guid;
  /** `host/owner/name` in lower case. */
  readonly repository: string;
  readonly kind: ScanKind;
  readonly ref: string | null;
  readonly pullRequest: number | null;
  readonly commit: string | null;
  readonly baseCommit: string | null;
  readonly state: ScanState;
  readonly complete: boolean;
  readonly incomplete: readonly Incompleteness[];
  readonly counts: SnapshotCounts;
  readonly limits: SelectionSettings;
  /** With its form, which answers leave out. */
  readonly extractorVersion: string;
  readonly private: boolean | null;
  readonly hasSnapshot: boolean;
  readonly snapshotHash: string | null;
  readonly failure: ScanFailure | null;
  readonly requestedBy: string;
  readonly createdAt: string;
  readonly startedAt: string | null;
  readonly finishedAt: string | null;
}
