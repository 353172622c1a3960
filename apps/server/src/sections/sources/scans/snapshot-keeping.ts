import { Injectable } from "@nestjs/common";
import type { Guid } from "@plumbline/model-core";
import type { ProjectCaller } from "../../../platform/access/principal.js";
import { recordAudit } from "../../../platform/audit/record-audit.js";
import { type EntityTx, UnitOfWork } from "../../../platform/database/unit-of-work.js";
import { conflict } from "../../../platform/errors/api-error.js";
import { ProjectRepository } from "../../projects/project.repository.js";
import { FollowedRepositories } from "../repositories/followed.repository.js";
import { isOpen } from "./cancel-scan.js";
import { EXTRACTIONS_KEPT_DAYS, MAX_EXTRACTION_BYTES, SNAPSHOTS_KEPT } from "./limits.js";
import { ScanRepository, type ScanRow } from "./scan.repository.js";
import { noScan } from "./scan-errors.js";
import type { LeasedJob } from "./scan-queue.js";
import type { ScanPlace } from "./scan-record.js";
import { SnapshotRepository } from "./snapshot.repository.js";
import { SnapshotHolds } from "./snapshot-holds.js";

/** What is kept of what scans found, and for how long (docs/reference/scans.md#what-is-kept). */
@Injectable()
export class SnapshotKeeping {
  private readonly scans = new ScanRepository();
  private readonly snapshots = new SnapshotRepository();
  private readonly followed = new FollowedRepositories();

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly projects: ProjectRepository,
    private readonly holds: SnapshotHolds,
  ) {}

  /** Lets go what is older than what is kept and named by nothing. */
  async afterScan({ projectId, workspaceId, repository }: LeasedJob): Promise<void> {
    const { reader } = this.unitOfWork;
    const kept = await this.scans.withSnapshots(reader, projectId, repository);
    const newestTracking = kept.find(({ kind }) => kind === "tracking")?.id;
    for (const { id } of kept.slice(SNAPSHOTS_KEPT)) {
      if (id !== newestTracking) {
        await this.forget({ projectId, id });
      }
    }
    await reader.query(FORGET_UNUSED, [workspaceId, EXTRACTIONS_KEPT_DAYS]);
    await reader.query(FORGET_MOST, [workspaceId, MAX_EXTRACTION_BYTES]);
  }

  /** Deletes what a scan found; that there was a scan stays known. */
  remove(caller: ProjectCaller, id: Guid): Promise<void> {
    const { workspaceId, projectId } = caller;
    return this.unitOfWork.run(async (tx) => {
      const scan = await this.locked(tx, { projectId, id });
      if (scan === null) {
        throw noScan();
      }
      if (isOpen(scan)) {
        throw conflict(`The scan is ${scan.state}: cancel it first`);
      }
      if (!scan.hasSnapshot) {
        return;
      }
      const place = { projectId, id };
      const what = (await this.newestOf(tx, place)) ?? (await this.holds.whatForbids(tx, place));
      if (what !== null) {
        throw conflict(`The scan is named by ${what}: what it found is in use`);
      }
      await this.letGo(tx, projectId, scan);
      const details = { projectId, repository: scan.repository, commit: scan.commit };
      await recordAudit(tx, caller, { workspaceId, action: "scan.deleted", target: id, details });
    });
  }

  private forget(place: ScanPlace): Promise<void> {
    return this.unitOfWork.run(async (tx) => {
      const scan = await this.locked(tx, place);
      if (scan?.hasSnapshot === true && !(await this.isNamed(tx, place))) {
        await this.letGo(tx, place.projectId, scan);
      }
    });
  }

  /** The project is held first, as its deletion does: then neither waits for the other in a circle. */
  private async locked(tx: EntityTx, place: ScanPlace): Promise<ScanRow | null> {
    return (await this.projects.lock(tx, place.projectId)) === null ? null : this.scans.lock(tx, place);
  }

  private async isNamed(tx: EntityTx, place: ScanPlace): Promise<boolean> {
    const what = (await this.newestOf(tx, place)) ?? (await this.holds.whatNames(tx, place));
    return what !== null;
  }

  private async newestOf(tx: EntityTx, place: ScanPlace): Promise<string | null> {
    return (await this.followed.nameScan(tx, place)) ? "a followed repository, as its newest" : null;
  }

  private async letGo(tx: EntityTx, projectId: Guid, scan: ScanRow): Promise<void> {
    await this.snapshots.remove(tx, { projectId, id: scan.id });
    await this.scans.change(tx, projectId, { ...scan, hasSnapshot: false });
  }
}

/** What somebody else removes, or uses, is left to them. */
const FORGET_UNUSED = `
  DELETE FROM source_extractions WHERE workspace_id = $1 AND ctid IN (
    SELECT ctid FROM source_extractions
     WHERE workspace_id = $1 AND used_at < now() - make_interval(days => $2) FOR UPDATE SKIP LOCKED)`;

/** Those used longest ago, as far as no scan that runs can need them. */
const FORGET_MOST = `
  DELETE FROM source_extractions WHERE workspace_id = $1 AND ctid IN (
    SELECT kept.ctid
      FROM (SELECT blob_sha, class, extension, extractor_version,
                   sum(octet_length(extraction)) OVER (ORDER BY used_at DESC, blob_sha, class, extension) AS bytes
              FROM source_extractions WHERE workspace_id = $1) AS by_use
      JOIN source_extractions kept USING (blob_sha, class, extension, extractor_version)
     WHERE kept.workspace_id = $1 AND by_use.bytes > $2 AND kept.used_at < now() - interval '2 hours'
       FOR UPDATE OF kept SKIP LOCKED)`;
