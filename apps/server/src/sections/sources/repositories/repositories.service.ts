import { Injectable } from "@nestjs/common";
import type { Guid } from "@plumbline/model-core";
import { actorOf, type ProjectCaller } from "../../../platform/access/principal.js";
import { recordAudit } from "../../../platform/audit/record-audit.js";
import { claimId } from "../../../platform/database/claimed-ids.js";
import type { Reader } from "../../../platform/database/statements.js";
import { type EntityTx, UnitOfWork } from "../../../platform/database/unit-of-work.js";
import { conflict, notFound, validationError } from "../../../platform/errors/api-error.js";
import { decodeCursor, pageOf, refuseCursor } from "../../../platform/pagination/cursor.js";
import type { Page } from "../../../platform/pagination/page.js";
import type { PageQuery } from "../../../platform/pagination/page-query.js";
import { ProjectRepository } from "../../projects/project.repository.js";
import { SettingsReader } from "../../settings/reading/settings-reader.js";
import type { ChangeRepositoryRequest, FollowRepositoryRequest } from "../dto/repository.js";
import { ImportRepository } from "../imports/import.repository.js";
import { MAX_REPOSITORIES } from "../limits.js";
import { LinkActivity } from "../links/link-activity.js";
import { cancelScan, isOpen } from "../scans/cancel-scan.js";
import { ScanRepository } from "../scans/scan.repository.js";
import { FollowedRepositories, type RepositoryPlace, type RepositoryRecord } from "./followed.repository.js";
import { RepositoriesAtHost } from "./read-at-host.js";
import { whyNoRef } from "./why-no-ref.js";

/** The repositories that projects follow (docs/reference/sources.md). */
@Injectable()
export class RepositoriesService {
  private readonly followed = new FollowedRepositories();
  private readonly imports = new ImportRepository();
  private readonly activity = new LinkActivity();
  private readonly scans = new ScanRepository();

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly projects: ProjectRepository,
    private readonly settings: SettingsReader,
    private readonly atHost: RepositoriesAtHost,
  ) {}

  async list(projectId: Guid, { cursor, limit }: PageQuery): Promise<Page<RepositoryRecord>> {
    const name = `repositories of ${projectId}`;
    const [after = null, ...rest] = decodeCursor(name, cursor) ?? [];
    if (rest.length > 0) {
      throw refuseCursor();
    }
    const rows = await this.followed.page(this.unitOfWork.reader, projectId, { after, rows: limit + 1 });
    return pageOf(name, rows, limit, ({ repository }) => [repository]);
  }

  async read(place: RepositoryPlace): Promise<RepositoryRecord> {
    return there(await this.followed.find(this.unitOfWork.reader, place));
  }

  /** The code host is asked before anything is held, and not at all where the answer would change nothing. */
  async follow(
    caller: ProjectCaller,
    request: FollowRepositoryRequest,
    gone: AbortSignal,
  ): Promise<RepositoryRecord> {
    const { workspaceId, projectId } = caller;
    const { reader } = this.unitOfWork;
    const access = await this.atHost.hostOf(workspaceId);
    await this.refuseMore(reader, projectId, `${access.webHost}/${request.repository}`);
    const read = await this.atHost.read(access, request.repository, gone);
    const trackedRef = await this.resolved(workspaceId, request.trackedRef, read.defaultBranch);
    const { id } = request;
    const record = { id, ...read, trackedRef, ...NEVER_SCANNED, ...writtenBy(caller) };
    return this.unitOfWork.run(async (tx) => {
      const place = { projectId, repository: record.repository };
      await this.lockProject(tx, projectId);
      await this.activity.reactivate(tx, place, record.createdBy);
      await this.refuseMore(tx, projectId, record.repository);
      if (!(await claimId(tx, { kind: "repository", id: record.id, projectId }))) {
        throw conflict("The ID is in use", [{ field: "id", message: "is in use" }]);
      }
      await this.followed.add(tx, projectId, record);
      const imported = await this.imports.isImported(tx, place);
      if (imported) {
        await this.imports.noteImported(tx, place);
      }
      const details = { projectId, repository: record.repository, trackedRef };
      const entry = { workspaceId, target: record.id, details };
      await recordAudit(tx, caller, { ...entry, action: "repository.followed" });
      return { ...record, imported };
    });
  }

  /** Nothing is asked of the code host: whether it has the ref, a scan finds out. */
  change(caller: ProjectCaller, id: Guid, request: ChangeRepositoryRequest): Promise<RepositoryRecord> {
    const { workspaceId, projectId } = caller;
    return this.unitOfWork.run(async (tx) => {
      const before = await this.lock(tx, { projectId, id });
      const trackedRef = await this.resolved(workspaceId, request.trackedRef, before.defaultBranch);
      if (trackedRef === before.trackedRef) {
        return before;
      }
      await this.refuseWhileTracked(tx, projectId, before);
      await this.followed.follow(tx, projectId, before, trackedRef);
      return { ...before, trackedRef, trackedCommit: null, trackedScan: null };
    });
  }

  /** Stops following; the ID stays taken, and what scans found stays. */
  unfollow(caller: ProjectCaller, id: Guid): Promise<void> {
    const { workspaceId, projectId } = caller;
    return this.unitOfWork.run(async (tx) => {
      const record = await this.lock(tx, { projectId, id });
      await this.activity.deactivate(tx, { projectId, repository: record.repository }, actorOf(caller));
      const open = await this.scans.open(tx, projectId, record.repository);
      for (const { id: scanId } of open) {
        const scan = await this.scans.lock(tx, { projectId, id: scanId });
        if (scan !== null && isOpen(scan)) {
          await cancelScan(tx, projectId, scan);
        }
      }
      await this.followed.remove(tx, projectId, record);
      const details = { projectId, repository: record.repository };
      await recordAudit(tx, caller, { workspaceId, action: "repository.unfollowed", target: id, details });
    });
  }

  /** A tracking scan reads the ref that is followed, and what it finds is of that one. */
  private async refuseWhileTracked(
    tx: EntityTx,
    projectId: Guid,
    { repository }: RepositoryRecord,
  ): Promise<void> {
    const open = await this.scans.open(tx, projectId, repository);
    if (open.some(({ kind, state }) => kind === "tracking" && state === "running")) {
      throw conflict("A tracking scan of the repository runs: wait until it ends, or cancel it");
    }
  }

  private async refuseMore(reader: Reader, projectId: Guid, repository: string): Promise<void> {
    const followed = await this.followed.followed(reader, projectId);
    if (followed.some((one) => one.repository === repository)) {
      throw conflict("The project follows the repository already");
    }
    if (followed.length >= MAX_REPOSITORIES) {
      throw conflict(`A project follows at most ${MAX_REPOSITORIES} repositories`);
    }
  }

  private async resolved(workspaceId: Guid, asked: string | null, defaultBranch: string): Promise<string> {
    if (asked !== null) {
      return asked;
    }
    const { effective } = await this.settings.effective(this.unitOfWork.reader, workspaceId);
    const ref = effective.codehost.defaultRef || defaultBranch;
    const why = whyNoRef(ref);
    if (why !== null) {
      throw validationError([{ field: "trackedRef", message: `would be ${ref}, which ${why}` }]);
    }
    return ref;
  }

  /** The project is held first, as its deletion does: then neither waits for the other in a circle. */
  private async lock(tx: EntityTx, place: RepositoryPlace): Promise<RepositoryRecord> {
    await this.lockProject(tx, place.projectId);
    return there(await this.followed.lock(tx, place));
  }

  private async lockProject(tx: EntityTx, projectId: Guid): Promise<void> {
    if ((await this.projects.lock(tx, projectId)) === null) {
      throw notFound();
    }
  }
}

const NEVER_SCANNED = {
  trackedCommit: null,
  trackedScan: null,
  latestCommit: null,
  latestScan: null,
  imported: false,
  lastFailure: null,
} as const;

function writtenBy(caller: ProjectCaller): Pick<RepositoryRecord, "createdBy" | "createdAt"> {
  return { createdBy: actorOf(caller), createdAt: new Date().toISOString() };
}

function there(record: RepositoryRecord | null): RepositoryRecord {
  if (record === null) {
    throw notFound("The project follows no such repository");
  }
  return record;
}
