import { Injectable } from "@nestjs/common";
import type { Tx } from "../../../platform/database/statements.js";
import type { RevisionPlace } from "../../revisions/revision.repository.js";
import { type RevisionHold, RevisionHolds } from "../../revisions/revision-holds.js";
import { RunRepository } from "../storing/run.repository.js";

/** Runs name the revision of the model that they played on: what shows a promise can be read for ever. */
@Injectable()
export class RevisionsOfRuns implements RevisionHold {
  readonly what = "a run of a promise";
  private readonly runs = new RunRepository();

  constructor(holds: RevisionHolds) {
    holds.add(this);
  }

  names(tx: Tx, { projectId, id }: RevisionPlace): Promise<boolean> {
    return this.runs.nameRevision(tx, projectId, id);
  }
}
