import type { Guid } from "@plumbline/model-core";
import type { Snapshot } from "@plumbline/source-scanner";
import type { Tx } from "../../../platform/database/statements.js";
import type { RepositoryRecord } from "../repositories/followed.repository.js";
import type { ScanRecord } from "./scan-record.js";

/** A tracking scan in the transaction that completes it. */
export interface CompletedScan {
  readonly projectId: Guid;
  readonly scan: ScanRecord;
  /** As it is from now on: its tracked commit is that of the scan. */
  readonly repository: RepositoryRecord;
  readonly snapshot: Snapshot;
}

/**
 * What else becomes of a tracking scan in the transaction that completes it. It runs in the thread that does so: all that
 * it has is the transaction. `scans.worker.ts` lists them; what it throws leaves the scan as it was.
 */
export type ScanCompletion = (tx: Tx, completed: CompletedScan) => Promise<void>;
