import { Injectable } from "@nestjs/common";
import type { Tx } from "../../../platform/database/statements.js";
import type { ScanPlace } from "../../sources/for-threads.js";
import { type SnapshotHold, SnapshotHolds } from "../../sources/sources.module.js";
import { RunRepository } from "../storing/run.repository.js";

/** Runs name the scan that they read: what shows a promise can be read for ever. */
@Injectable()
export class ScansOfRuns implements SnapshotHold {
  readonly what = "a run of a promise";
  readonly yieldsToPersons = false;
  private readonly runs = new RunRepository();

  constructor(holds: SnapshotHolds) {
    holds.add(this);
  }

  names(tx: Tx, { projectId, id }: ScanPlace): Promise<boolean> {
    return this.runs.nameScan(tx, projectId, id);
  }
}
