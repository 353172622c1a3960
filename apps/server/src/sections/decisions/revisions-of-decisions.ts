import { Injectable } from "@nestjs/common";
import type { Tx } from "../../platform/database/statements.js";
import type { RevisionPlace } from "../revisions/revision.repository.js";
import { type RevisionHold, RevisionHolds } from "../revisions/revision-holds.js";
import { DecisionRepository } from "./storing/decision.repository.js";

/** Decisions name the revision whose findings they settled: what was answered can be read for ever. */
@Injectable()
export class RevisionsOfDecisions implements RevisionHold {
  readonly what = "a decision";
  private readonly decisions = new DecisionRepository();

  constructor(holds: RevisionHolds) {
    holds.add(this);
  }

  names(tx: Tx, { projectId, id }: RevisionPlace): Promise<boolean> {
    return this.decisions.nameRevision(tx, projectId, id);
  }
}
