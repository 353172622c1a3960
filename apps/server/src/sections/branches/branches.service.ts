import { Injectable } from "@nestjs/common";
import type { Guid } from "@plumbline/model-core";
import { actorOf, type ProjectCaller } from "../../platform/access/principal.js";
import { recordAudit } from "../../platform/audit/record-audit.js";
import { claimId } from "../../platform/database/claimed-ids.js";
import type { Tx } from "../../platform/database/statements.js";
import { UnitOfWork } from "../../platform/database/unit-of-work.js";
import { conflict, notFound } from "../../platform/errors/api-error.js";
import { ModelRepository, type StreamPlace } from "../model/streams/model.repository.js";
import { ProjectRepository } from "../projects/project.repository.js";
import { RevisionRepository } from "../revisions/revision.repository.js";
import { type Branch, type BranchPlace, BranchRepository, type BranchState } from "./branch.repository.js";
import type { CreateBranchRequest } from "./dto/create-branch.request.js";
import { MAX_OPEN_BRANCHES } from "./limits.js";

@Injectable()
export class BranchesService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly branches: BranchRepository,
    private readonly projects: ProjectRepository,
    private readonly models: ModelRepository,
    private readonly revisions: RevisionRepository,
  ) {}

  list(projectId: Guid, state: BranchState): Promise<readonly Branch[]> {
    return this.branches.list(this.unitOfWork.reader, projectId, state);
  }

  async read(place: BranchPlace): Promise<Branch> {
    const branch = await this.branches.find(this.unitOfWork.reader, place);
    if (branch === null) {
      throw noBranch();
    }
    return branch;
  }

  /** Main goes on meanwhile: what it is at one version never changes, so the copy needs no lock on it. */
  create(caller: ProjectCaller, request: CreateBranchRequest): Promise<Branch> {
    const { projectId } = caller;
    return this.unitOfWork.run(async (tx) => {
      if ((await this.projects.lock(tx, projectId)) === null) {
        throw notFound();
      }
      if ((await this.branches.countOpen(tx, projectId)) >= MAX_OPEN_BRANCHES) {
        throw conflict(`A project has at most ${MAX_OPEN_BRANCHES} open branches`);
      }
      const base = await this.baseOf(tx, projectId, request.fromRevisionId ?? null);
      await this.refuseIdsOfSchemas(tx, base);
      const { id, name, kind } = request;
      if (!(await claimId(tx, { kind: "model-state", id, projectId }))) {
        throw conflict("The ID of the branch is in use", [{ field: "id", message: "is in use" }]);
      }
      const made = { createdBy: actorOf(caller), createdAt: new Date() };
      const branch = { projectId, id, name, kind, baseVersion: base.version, ...made };
      const number = await this.projects.nextNumber(tx, projectId);
      await this.branches.add(tx, { ...branch, number }, base);
      return { ...branch, state: "open", version: 0 };
    });
  }

  discard(caller: ProjectCaller, id: Guid): Promise<void> {
    const { workspaceId, projectId } = caller;
    const place = { projectId, id };
    return this.unitOfWork.run(async (tx) => {
      if (!(await this.projects.hold(tx, projectId))) {
        throw notFound();
      }
      const branch = await this.branches.lock(tx, place);
      if (branch === null) {
        throw noBranch();
      }
      if (branch.state !== "open") {
        throw conflict(`The branch is ${branch.state}`);
      }
      await this.branches.end(tx, place, "discarded");
      const details = { name: branch.name, projectId };
      await recordAudit(tx, caller, { workspaceId, action: "branch.discarded", target: id, details });
    });
  }

  /** Schemas are those of all streams, also such as came after the revision; nobody adds one while the project is held. */
  private async refuseIdsOfSchemas(tx: Tx, base: StreamPlace): Promise<void> {
    const taken = await this.branches.factsWithIdsOfSchemas(tx, base);
    const errors = taken.map(({ kind, id }) => ({
      field: "fromRevisionId",
      message: `has ${kind} ${id}, and a schema has that ID since`,
    }));
    if (errors.length > 0) {
      throw conflict("The revision has facts under the IDs of schemas", errors);
    }
  }

  private async baseOf(tx: Tx, projectId: Guid, revisionId: Guid | null): Promise<StreamPlace> {
    const main = await this.models.findMainStream(tx, projectId);
    if (main === null) {
      throw notFound();
    }
    if (revisionId === null) {
      return main;
    }
    const revision = await this.revisions.find(tx, { projectId, id: revisionId });
    if (revision === null) {
      throw notFound("fromRevisionId: the project has no such revision");
    }
    return { ...main, version: revision.modelVersion };
  }
}

function noBranch() {
  return notFound("The project has no such branch");
}
