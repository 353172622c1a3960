import { Injectable } from "@nestjs/common";
import type { ProjectCaller } from "../../../platform/access/principal.js";
import type { Tx } from "../../../platform/database/statements.js";
import { type ProjectDeletion, ProjectDeletions } from "../../projects/project-deletions.js";
import { ScanQueue } from "./scan-queue.js";

/** Nobody does the scans any more of a project that goes. */
@Injectable()
export class ScansOfProjects implements ProjectDeletion {
  readonly what = "scans that wait or run";
  /** Whoever asks for one holds the row: while it is locked, no other comes. */
  readonly when = "before";
  private readonly queue = new ScanQueue();

  constructor(deletions: ProjectDeletions) {
    deletions.add(this);
  }

  remove(tx: Tx, { projectId }: ProjectCaller): Promise<void> {
    return this.queue.removeOfProject(tx, projectId);
  }
}
