import { Injectable } from "@nestjs/common";
import type { ProjectCaller } from "../../../platform/access/principal.js";
import type { Tx } from "../../../platform/database/statements.js";
import { type ProjectDeletion, ProjectDeletions } from "../../projects/project-deletions.js";
import { AiCallRepository } from "../calling/ai-call.repository.js";

/** Money that was spent stays spent when a project goes; its calls no longer name it. */
@Injectable()
export class CallsOfProjects implements ProjectDeletion {
  readonly what = "the names of projects in calls to AI";
  readonly when = "after";

  constructor(
    private readonly calls: AiCallRepository,
    deletions: ProjectDeletions,
  ) {
    deletions.add(this);
  }

  async remove(tx: Tx, { projectId }: ProjectCaller): Promise<void> {
    await this.calls.forgetProject(tx, projectId);
  }
}
