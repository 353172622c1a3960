import { Injectable } from "@nestjs/common";
import type { Tx } from "../../../platform/database/statements.js";
import type { ScanPlace } from "../scans/scan-record.js";
import { type SnapshotHold, SnapshotHolds } from "../scans/snapshot-holds.js";
import { ImportRepository } from "./import.repository.js";

/** What a person accepted or rejected can be held against what the scan found. */
@Injectable()
export class DecidedImportHold implements SnapshotHold {
  readonly what = "an import";
  readonly yieldsToPersons = true;
  private readonly imports = new ImportRepository();

  constructor(holds: SnapshotHolds) {
    holds.add(this);
  }

  names(tx: Tx, { projectId, id }: ScanPlace): Promise<boolean> {
    return this.imports.wasDecidedBy(tx, projectId, id);
  }
}
