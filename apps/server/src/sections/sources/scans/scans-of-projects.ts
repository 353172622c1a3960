import { Injectable } from "@nestjs/common";
import type { ProjectCaller } from "../../../platform/access/principal.js";
import type { Tx } from "../../../platform/database/statements.js";
import { type ProjectDeletion, ProjectDeletions } from "../../projects/project-deletions.js";
import { ScanDays } from "./scan-days.js";
import { ScanQueue } from "./scan-queue.js";
import { dayOf } from "./starting-scan.js";

/** Nobody does the scans any more of a project that goes; they count for their day. */
@Injectable()
export class ScansOfProjects implements ProjectDeletion {
  readonly what = "scans that wait or run";
  /** Whoever asks for one holds the row: while it is locked, no other comes. */
  readonly when = "before";
  private readonly queue = new ScanQueue();
  private readonly days = new ScanDays();

  constructor(deletions: ProjectDeletions) {
    deletions.add(this);
  }

  async remove(tx: Tx, { workspaceId, projectId }: ProjectCaller): Promise<void> {
    await this.days.keep(tx, { workspaceId, projectId }, dayOf(new Date()));
    await this.queue.removeOfProject(tx, projectId);
  }
}
