import { Injectable } from "@nestjs/common";
import type { Tx } from "../../../platform/database/statements.js";
import type { ScanPlace } from "../scans/scan-record.js";
import { type SnapshotHold, SnapshotHolds } from "../scans/snapshot-holds.js";
import { ImportRepository } from "./import.repository.js";

/** Open imports are decided by what their scans found. */
@Injectable()
export class OpenImportHold implements SnapshotHold {
  readonly what = "an open import";
  readonly yieldsToPersons = false;
  private readonly imports = new ImportRepository();

  constructor(holds: SnapshotHolds) {
    holds.add(this);
  }

  names(tx: Tx, { projectId, id }: ScanPlace): Promise<boolean> {
    return this.imports.namesScan(tx, projectId, id);
  }
}
