import { Injectable } from "@nestjs/common";
import type { Tx } from "../../platform/database/statements.js";
import type { RevisionPlace } from "../revisions/revision.repository.js";
import { type RevisionHold, RevisionHolds } from "../revisions/revision-holds.js";
import { SnapshotRepository } from "./storing/snapshot.repository.js";

/** A kept review names the revision of the model that it was of. */
@Injectable()
export class RevisionsOfSnapshots implements RevisionHold {
  readonly what = "a snapshot of a review";
  private readonly snapshots = new SnapshotRepository();

  constructor(holds: RevisionHolds) {
    holds.add(this);
  }

  names(tx: Tx, { projectId, id }: RevisionPlace): Promise<boolean> {
    return this.snapshots.nameRevision(tx, projectId, id);
  }
}
