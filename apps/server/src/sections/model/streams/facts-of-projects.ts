import { Injectable } from "@nestjs/common";
import type { ProjectCaller } from "../../../platform/access/principal.js";
import type { Tx } from "../../../platform/database/statements.js";
import { type ProjectDeletion, ProjectDeletions } from "../../projects/project-deletions.js";
import { ModelRepository } from "./model.repository.js";

/** Facts refer to nothing, so the row of a project does not take them along. */
@Injectable()
export class FactsOfProjects implements ProjectDeletion {
  readonly what = "facts";
  readonly when = "after";

  constructor(
    private readonly models: ModelRepository,
    deletions: ProjectDeletions,
  ) {
    deletions.add(this);
  }

  remove(tx: Tx, { projectId }: ProjectCaller): Promise<void> {
    return this.models.deleteFactsOfProject(tx, projectId);
  }
}
