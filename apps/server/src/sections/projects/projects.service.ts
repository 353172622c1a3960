import { Injectable } from "@nestjs/common";
import type { Guid } from "@plumbline/model-core";
import type { ProjectCaller, WorkspaceCaller } from "../../platform/access/principal.js";
import { recordAudit } from "../../platform/audit/record-audit.js";
import { newId } from "../../platform/database/new-id.js";
import { type EntityReader, UnitOfWork } from "../../platform/database/unit-of-work.js";
import { conflict, notFound } from "../../platform/errors/api-error.js";
import { decodeCursor, pageOf } from "../../platform/pagination/cursor.js";
import { keysetOf, namePosition } from "../../platform/pagination/name-order.js";
import type { Page } from "../../platform/pagination/page.js";
import type { PageQuery } from "../../platform/pagination/page-query.js";
import { WorkspaceRepository } from "../workspaces/workspace.repository.js";
import type { CreateProjectRequest, UpdateProjectRequest } from "./dto/project.request.js";
import { MAX_PROJECTS } from "./limits.js";
import { ProjectRepository, type ProjectRow } from "./project.repository.js";
import { ProjectDeletions } from "./project-deletions.js";

@Injectable()
export class ProjectsService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly projects: ProjectRepository,
    private readonly workspaces: WorkspaceRepository,
    private readonly deletions: ProjectDeletions,
  ) {}

  /** A restricted token sees its one project. */
  async list(caller: WorkspaceCaller, { cursor, limit }: PageQuery): Promise<Page<ProjectRow>> {
    const { workspaceId, principal } = caller;
    const only = principal.kind === "agent-token" ? principal.projectId : null;
    const list = `projects of ${workspaceId}`;
    const after = namePosition(decodeCursor(list, cursor));
    const rows = await this.projects.page(this.unitOfWork.reader, {
      workspaceId,
      only,
      after,
      rows: limit + 1,
    });
    return pageOf(list, rows, limit, keysetOf);
  }

  read(id: Guid): Promise<ProjectRow> {
    return this.find(this.unitOfWork.reader, id);
  }

  create(caller: WorkspaceCaller, request: CreateProjectRequest): Promise<ProjectRow> {
    const { workspaceId } = caller;
    const { id, name } = request;
    return this.unitOfWork.run(async (tx) => {
      if ((await this.workspaces.lock(tx, workspaceId)) === null) {
        throw notFound();
      }
      if ((await this.projects.count(tx, workspaceId)) >= MAX_PROJECTS) {
        throw conflict(`A workspace has at most ${MAX_PROJECTS} projects`);
      }
      const createdAt = new Date();
      const description = request.description ?? null;
      const mainStreamId = newId();
      const project = { id, workspaceId, name, description, mainStreamId, createdAt, updatedAt: createdAt };
      if (!(await this.projects.add(tx, project))) {
        throw conflict("A project with this ID exists", [{ field: "id", message: "is in use" }]);
      }
      const details = { name };
      await recordAudit(tx, caller, { workspaceId, action: "project.created", target: id, details });
      return this.find(tx, id);
    });
  }

  update(caller: ProjectCaller, request: UpdateProjectRequest): Promise<ProjectRow> {
    const { workspaceId, projectId: id } = caller;
    return this.unitOfWork.run(async (tx) => {
      if ((await this.projects.lock(tx, id)) === null) {
        throw notFound();
      }
      const changes = {
        ...(request.name == null ? {} : { name: request.name }),
        ...(request.description === undefined ? {} : { description: request.description }),
      };
      if (Object.keys(changes).length === 0) {
        return this.find(tx, id);
      }
      await this.projects.change(tx, id, { ...changes, updatedAt: new Date() });
      const details = { fields: Object.keys(changes) };
      await recordAudit(tx, caller, { workspaceId, action: "project.changed", target: id, details });
      return this.find(tx, id);
    });
  }

  remove(caller: ProjectCaller): Promise<void> {
    const { workspaceId, projectId: id } = caller;
    return this.unitOfWork.run(async (tx) => {
      const project = await this.projects.lockToDelete(tx, id);
      if (project === null) {
        throw notFound();
      }
      await this.deletions.remove(tx, caller, "before");
      await this.projects.remove(tx, id);
      await this.deletions.remove(tx, caller, "after");
      const details = { name: project.name };
      await recordAudit(tx, caller, { workspaceId, action: "project.deleted", target: id, details });
    });
  }

  private async find(reader: EntityReader, id: Guid): Promise<ProjectRow> {
    const project = await this.projects.find(reader, id);
    if (project === null) {
      throw notFound();
    }
    return project;
  }
}
