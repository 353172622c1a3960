import { randomUUID } from "node:crypto";
import { Injectable } from "@nestjs/common";
import type { Guid } from "@plumbline/model-core";
import type { Caller } from "../../platform/access/principal.js";
import { recordAudit } from "../../platform/audit/record-audit.js";
import { type Reader, type Tx, UnitOfWork } from "../../platform/database/unit-of-work.js";
import { conflict, notFound } from "../../platform/errors/api-error.js";
import { decodeCursor, pageOf } from "../../platform/pagination/cursor.js";
import { keysetOf, namePosition } from "../../platform/pagination/name-order.js";
import type { Page } from "../../platform/pagination/page.js";
import type { PageQuery } from "../../platform/pagination/page-query.js";
import { AgentTokenRepository } from "../agent-tokens/agent-token.repository.js";
import { WorkspaceRepository } from "../workspaces/workspace.repository.js";
import type { CreateProjectRequest, UpdateProjectRequest } from "./dto/project.request.js";
import { MAX_PROJECTS } from "./limits.js";
import type { ProjectEntity } from "./project.entity.js";
import { ProjectRepository, type ProjectRow } from "./project.repository.js";

@Injectable()
export class ProjectsService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly projects: ProjectRepository,
    private readonly workspaces: WorkspaceRepository,
    private readonly agentTokens: AgentTokenRepository,
  ) {}

  /** A restricted token sees its one project. */
  async list(caller: Caller, workspaceId: Guid, { cursor, limit }: PageQuery): Promise<Page<ProjectRow>> {
    const only = caller.principal.kind === "agent-token" ? caller.principal.projectId : null;
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

  create(caller: Caller, workspaceId: Guid, request: CreateProjectRequest): Promise<ProjectRow> {
    const { id, name } = request;
    return this.unitOfWork.run(async (tx) => {
      if ((await this.workspaces.lock(tx, workspaceId)) === null) throw notFound();
      if ((await this.projects.count(tx, workspaceId)) >= MAX_PROJECTS)
        throw conflict(`A workspace has at most ${MAX_PROJECTS} projects`);
      const createdAt = new Date();
      const description = request.description ?? null;
      const mainStreamId = randomUUID() as string as Guid;
      const project = { id, workspaceId, name, description, mainStreamId, createdAt, updatedAt: createdAt };
      if (!(await this.projects.add(tx, project)))
        throw conflict("A project with this ID exists", [{ field: "id", message: "is in use" }]);
      const details = { name };
      await recordAudit(tx, caller, { workspaceId, action: "project.created", target: id, details });
      return this.find(tx, id);
    });
  }

  update(caller: Caller, id: Guid, request: UpdateProjectRequest): Promise<ProjectRow> {
    return this.unitOfWork.run(async (tx) => {
      const project = await this.projects.lock(tx, id);
      if (project === null) throw notFound();
      const changes = {
        ...(request.name == null ? {} : { name: request.name }),
        ...(request.description === undefined ? {} : { description: request.description }),
      };
      if (Object.keys(changes).length === 0) return this.find(tx, id);
      await this.projects.change(tx, id, { ...changes, updatedAt: new Date() });
      const { workspaceId } = project;
      const details = { fields: Object.keys(changes) };
      await recordAudit(tx, caller, { workspaceId, action: "project.changed", target: id, details });
      return this.find(tx, id);
    });
  }

  remove(caller: Caller, id: Guid): Promise<void> {
    return this.unitOfWork.run(async (tx) => {
      const project = await this.projects.lockToDelete(tx, id);
      if (project === null) throw notFound();
      const { workspaceId, name } = project;
      await this.revokeTokens(tx, caller, project);
      await this.projects.remove(tx, id);
      const details = { name };
      await recordAudit(tx, caller, { workspaceId, action: "project.deleted", target: id, details });
    });
  }

  /** A token restricted to the project has nothing left to act in. */
  private async revokeTokens(tx: Tx, caller: Caller, { id, workspaceId }: ProjectEntity): Promise<void> {
    for (const token of await this.agentTokens.removeOfProject(tx, id)) {
      const details = { name: token.name, deletedProjectId: id };
      await recordAudit(tx, caller, { workspaceId, action: "token.revoked", target: token.id, details });
    }
  }

  private async find(reader: Reader, id: Guid): Promise<ProjectRow> {
    const project = await this.projects.find(reader, id);
    if (project === null) throw notFound();
    return project;
  }
}
