import { Injectable } from "@nestjs/common";
import type { Guid } from "@plumbline/model-core";
import { actorOf, type ProjectCaller } from "../../platform/access/principal.js";
import { recordAudit } from "../../platform/audit/record-audit.js";
import { claimId } from "../../platform/database/claimed-ids.js";
import type { Tx } from "../../platform/database/statements.js";
import { UnitOfWork } from "../../platform/database/unit-of-work.js";
import { conflict, notFound } from "../../platform/errors/api-error.js";
import type { BytesAnswer } from "../../platform/http/send-bytes.js";
import { Threads } from "../../platform/workers/threads.js";
import { ProjectRepository } from "../projects/project.repository.js";
import type { CreateRevisionRequest } from "./dto/create-revision.request.js";
import { MAX_REVISIONS } from "./limits.js";
import { type Revision, type RevisionPlace, RevisionRepository } from "./revision.repository.js";
import { RevisionHolds } from "./revision-holds.js";
import { REVISIONS } from "./revisions.work.js";

@Injectable()
export class RevisionsService {
  private readonly models;

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly revisions: RevisionRepository,
    private readonly projects: ProjectRepository,
    private readonly holds: RevisionHolds,
    threads: Threads,
  ) {
    this.models = threads.lineFor(REVISIONS);
  }

  list(projectId: Guid): Promise<readonly Revision[]> {
    return this.revisions.list(this.unitOfWork.reader, projectId);
  }

  async read(place: RevisionPlace): Promise<Revision> {
    const revision = await this.revisions.find(this.unitOfWork.reader, place);
    if (revision === null) {
      throw noRevision();
    }
    return revision;
  }

  /** Main is read before the transaction: what a version of main and of each schema holds never changes. */
  async create(caller: ProjectCaller, request: CreateRevisionRequest, gone: AbortSignal): Promise<Revision> {
    const { projectId } = caller;
    const { outcome: _, ...main } = await this.models.run("pinMain", projectId, { signal: gone });
    return this.unitOfWork.run(async (tx) => {
      if ((await this.projects.lock(tx, projectId)) === null) {
        throw notFound();
      }
      if ((await this.revisions.count(tx, projectId)) >= MAX_REVISIONS) {
        throw conflict(`A project has at most ${MAX_REVISIONS} revisions`);
      }
      const { id, name, note } = request;
      if (!(await claimId(tx, { kind: "model-state", id, projectId }))) {
        throw conflict("The ID of the revision is in use", [{ field: "id", message: "is in use" }]);
      }
      const made = { createdBy: actorOf(caller), createdAt: new Date() };
      const revision = { ...main, projectId, id, name, note, ...made };
      await this.revisions.add(tx, revision, await this.projects.nextNumber(tx, projectId));
      return revision;
    });
  }

  remove(caller: ProjectCaller, id: Guid): Promise<void> {
    const { workspaceId, projectId } = caller;
    return this.unitOfWork.run(async (tx) => {
      if (!(await this.projects.hold(tx, projectId))) {
        throw notFound();
      }
      await this.refuseNamed(tx, { projectId, id });
      const name = await this.revisions.remove(tx, { projectId, id });
      if (name === null) {
        throw noRevision();
      }
      const details = { name, projectId };
      await recordAudit(tx, caller, { workspaceId, action: "revision.deleted", target: id, details });
    });
  }

  async model(place: RevisionPlace, gone: AbortSignal): Promise<BytesAnswer> {
    const written = await this.models.run("writeRevisionModel", place, { signal: gone });
    return {
      bytes: written.bytes,
      contentType: "application/json; charset=utf-8",
      mayGzip: true,
      etag: `"${written.hash}"`,
      headers: { "Cache-Control": "private, no-cache" },
    };
  }

  /** Whoever names the revision meanwhile waits, or is seen. */
  private async refuseNamed(tx: Tx, place: RevisionPlace): Promise<void> {
    await this.revisions.lock(tx, place);
    const what = await this.holds.whatNames(tx, place);
    if (what !== null) {
      throw conflict(`The revision stays: ${what} names it`);
    }
  }
}

function noRevision() {
  return notFound("The project has no such revision");
}
