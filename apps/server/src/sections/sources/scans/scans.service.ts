import { Injectable } from "@nestjs/common";
import type { Guid } from "@plumbline/model-core";
import { EXTRACTOR_FORM } from "@plumbline/source-scanner/snapshots";
import { actorOf, type ProjectCaller } from "../../../platform/access/principal.js";
import { newId } from "../../../platform/database/new-id.js";
import { type EntityTx, UnitOfWork } from "../../../platform/database/unit-of-work.js";
import {
  ApiError,
  conflict,
  humanOnly,
  notFound,
  rateLimited,
  validationError,
} from "../../../platform/errors/api-error.js";
import { decodeCursor, pageOf } from "../../../platform/pagination/cursor.js";
import { numberIn } from "../../../platform/pagination/number-cursor.js";
import type { Page } from "../../../platform/pagination/page.js";
import { ProjectRepository } from "../../projects/project.repository.js";
import { SettingsReader } from "../../settings/reading/settings-reader.js";
import { WorkspaceRepository } from "../../workspaces/workspace.repository.js";
import type { ScanListQuery } from "../dto/scan-queries.js";
import { FollowedRepositories, type RepositoryRecord } from "../repositories/followed.repository.js";
import { cancelScan, isOpen } from "./cancel-scan.js";
import { MAX_WAITING_SCANS } from "./limits.js";
import { ScanRepository, type ScanRow } from "./scan.repository.js";
import { ScanDays } from "./scan-days.js";
import { noScan } from "./scan-errors.js";
import { ScanQueue } from "./scan-queue.js";
import type { ScanPlace } from "./scan-record.js";
import { ScanWorker } from "./scan-worker.js";
import { dayOf, issuesOfScan, restOfDay, type WantedScan } from "./starting-scan.js";

/** Scans of the repositories that projects follow (docs/reference/scans.md). */
@Injectable()
export class ScansService {
  private readonly scans = new ScanRepository();
  private readonly days = new ScanDays();
  private readonly queue = new ScanQueue();
  private readonly followed = new FollowedRepositories();

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly workspaces: WorkspaceRepository,
    private readonly projects: ProjectRepository,
    private readonly settings: SettingsReader,
    private readonly worker: ScanWorker,
  ) {}

  /** The number of a scan is its place: a scan that is asked for later has a higher one. */
  async list(projectId: Guid, query: ScanListQuery): Promise<Page<ScanRow>> {
    const { cursor, limit, repositoryId = null, kind = null, state = null } = query;
    const name = `scans of ${projectId}`;
    const before = numberIn(decodeCursor(name, cursor));
    const page = { projectId, repositoryId, kind, state, before, rows: limit + 1 };
    const rows = await this.scans.page(this.unitOfWork.reader, page);
    return pageOf(name, rows, limit, ({ number }) => [number]);
  }

  async read(place: ScanPlace): Promise<ScanRow> {
    return there(await this.scans.find(this.unitOfWork.reader, place));
  }

  /** The workspace is held, so that its scans are counted one after the other. */
  async start(caller: ProjectCaller, repositoryId: Guid, wanted: WantedScan): Promise<ScanRow> {
    if (wanted.kind === "tracking" && caller.principal.kind !== "user") {
      throw humanOnly("A person alone may start a tracking scan, not an agent token");
    }
    const issues = issuesOfScan(wanted);
    if (issues.length > 0) {
      throw validationError(issues);
    }
    const { workspaceId, projectId } = caller;
    const scan = await this.unitOfWork.run(async (tx) => {
      if ((await this.workspaces.lock(tx, workspaceId)) === null) {
        throw notFound();
      }
      await this.lockProject(tx, projectId);
      const repository = await this.followed.lock(tx, { projectId, id: repositoryId });
      const basis = basisOf(repository, wanted);
      const { effective } = await this.settings.effective(tx, workspaceId);
      const now = new Date();
      await this.refuseMore(tx, workspaceId, { perDay: effective.usage.maxScansPerDay, now });
      const number = await this.projects.nextNumber(tx, projectId);
      const asked = { ...wanted, ...basis, number, limits: effective.import, requestedBy: actorOf(caller) };
      const added: ScanRow = { ...NOT_BEGUN, ...asked, id: newId(), createdAt: now.toISOString() };
      await this.scans.add(tx, projectId, added);
      const job = { scanId: added.id, projectId, workspaceId, repository: added.repository, number };
      await this.queue.add(tx, job);
      return added;
    });
    this.worker.wake();
    return scan;
  }

  /** One that waits gives back what it took of the day. */
  async cancel({ projectId }: ProjectCaller, id: Guid): Promise<ScanRow> {
    const cancelled = await this.unitOfWork.run(async (tx) => {
      const scan = there(await this.scans.lock(tx, { projectId, id }));
      if (!isOpen(scan)) {
        throw conflict(`The scan is ${scan.state}`);
      }
      return cancelScan(tx, projectId, scan);
    });
    this.worker.callOff(id);
    return cancelled;
  }

  private async refuseMore(
    tx: EntityTx,
    workspaceId: Guid,
    { perDay, now }: { readonly perDay: number; readonly now: Date },
  ): Promise<void> {
    const day = dayOf(now);
    const ofGone = await this.days.count(tx, workspaceId, day);
    if (ofGone + (await this.scans.countSince(tx, workspaceId, day)) >= perDay) {
      throw rateLimited(restOfDay(now), "scans of the workspace today");
    }
    if ((await this.queue.waiting(tx, workspaceId)) >= MAX_WAITING_SCANS) {
      throw conflict(`At most ${MAX_WAITING_SCANS} scans of a workspace wait at a time`);
    }
  }

  /** The project is held before anything of it, as its deletion does: then neither waits for the other in a circle. */
  private async lockProject(tx: EntityTx, projectId: Guid): Promise<void> {
    if ((await this.projects.lock(tx, projectId)) === null) {
      throw notFound();
    }
  }
}

const NO_COUNTS = {
  filesListed: 0,
  filesSelected: 0,
  filesRead: 0,
  bytesRead: 0,
  services: 0,
  facts: 0,
  patterns: 0,
} as const;

const NOT_BEGUN = {
  commit: null,
  baseCommit: null,
  state: "queued",
  complete: false,
  incomplete: [],
  counts: NO_COUNTS,
  extractorVersion: EXTRACTOR_FORM,
  private: null,
  hasSnapshot: false,
  snapshotHash: null,
  failure: null,
  startedAt: null,
  finishedAt: null,
} as const;

type Basis = Pick<ScanRow, "repositoryId" | "repository" | "trackedRef" | "trackedCommit">;

/** What of the repository a scan goes by; a comparison needs a commit to compare with. */
function basisOf(repository: RepositoryRecord | null, { kind }: WantedScan): Basis {
  if (repository === null) {
    throw notFound("The project follows no such repository");
  }
  if (kind === "comparison" && repository.trackedCommit === null) {
    const title = "No tracking scan of the repository was completed: there is nothing to compare with";
    throw new ApiError({ status: 409, type: "no_tracked_commit", title });
  }
  const { id: repositoryId, repository: name, trackedRef, trackedCommit } = repository;
  return { repositoryId, repository: name, trackedRef, trackedCommit };
}

function there(scan: ScanRow | null): ScanRow {
  if (scan === null) {
    throw noScan();
  }
  return scan;
}
