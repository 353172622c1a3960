import { Injectable } from "@nestjs/common";
import type { Guid } from "@plumbline/model-core";
import { UnitOfWork } from "../../../platform/database/unit-of-work.js";
import { ProjectRepository } from "../../projects/project.repository.js";
import { FollowedRepositories } from "../repositories/followed.repository.js";
import { EXTRACTIONS_KEPT_DAYS, MAX_EXTRACTION_BYTES, SNAPSHOTS_KEPT } from "./limits.js";
import { ScanRepository, type ScanRow } from "./scan.repository.js";
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

  /** The newest scan that has what a commit says under the settings of a scan; null where none has. */
  scanOf(
    { repository, limits, extractorVersion }: ScanRow,
    projectId: Guid,
    commit: string,
  ): Promise<Guid | null> {
    const wanted = { projectId, repository, commit, limits, extractorVersion };
    return this.scans.findOfCommit(this.unitOfWork.reader, wanted);
  }

  /** Lets go what is older than what is kept and named by nothing. */
  async afterScan({ projectId, workspaceId, repository }: LeasedJob): Promise<void> {
    const { reader } = this.unitOfWork;
    const kept = await this.scans.withSnapshots(reader, projectId, repository);
    const newestTracking = kept.find(({ kind }) => kind === "tracking")?.id;
    for (const { id } of kept.slice(SNAPSHOTS_KEPT)) {
      if (id !== newestTracking) {
        await this.letGo({ projectId, id });
      }
    }
    await reader.query(FORGET_UNUSED, [workspaceId, EXTRACTIONS_KEPT_DAYS]);
    await reader.query(FORGET_MOST, [workspaceId, MAX_EXTRACTION_BYTES]);
  }

  private letGo(place: ScanPlace): Promise<void> {
    const { projectId } = place;
    return this.unitOfWork.run(async (tx) => {
      if ((await this.projects.lock(tx, projectId)) === null) {
        return;
      }
      const scan = await this.scans.lock(tx, place);
      const isNamed =
        (await this.followed.nameScan(tx, place)) || (await this.holds.whatNames(tx, place)) !== null;
      if (scan?.hasSnapshot === true && !isNamed) {
        await this.snapshots.remove(tx, place);
        await this.scans.change(tx, projectId, { ...scan, hasSnapshot: false });
      }
    });
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
