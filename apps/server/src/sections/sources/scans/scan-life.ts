import { Injectable } from "@nestjs/common";
import type { Guid } from "@plumbline/model-core";
import { EXTRACTOR_FORM } from "@plumbline/source-scanner/snapshots";
import { newId } from "../../../platform/database/new-id.js";
import { type EntityTx, UnitOfWork } from "../../../platform/database/unit-of-work.js";
import { ProjectRepository } from "../../projects/project.repository.js";
import type { PinnedSource } from "../reading/repository-reading.js";
import { FollowedRepositories, type RepositoryRecord } from "../repositories/followed.repository.js";
import { cancelScan, isOpen } from "./cancel-scan.js";
import { ScanRepository, type ScanRow } from "./scan.repository.js";
import { type LeasedJob, ScanQueue } from "./scan-queue.js";
import type { ScanFailure, ScanRecord } from "./scan-record.js";

/**
 * How scans move that this process does (docs/reference/scans.md#states). What it writes it writes only while the scan is
 * open, and the last word only while it has the lease.
 */
@Injectable()
export class ScanLife {
  private readonly queue = new ScanQueue();
  private readonly scans = new ScanRepository();
  private readonly followed = new FollowedRepositories();

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly projects: ProjectRepository,
  ) {}

  take(): Promise<LeasedJob | null> {
    return this.queue.take(this.unitOfWork.reader, newId());
  }

  /** False when somebody else has it by now, or nobody: it has ended. */
  keep(job: LeasedJob): Promise<boolean> {
    return this.queue.keep(this.unitOfWork.reader, job);
  }

  giveBack(job: LeasedJob): Promise<void> {
    return this.queue.giveBack(this.unitOfWork.reader, job);
  }

  countOn({ projectId, scanId: id }: LeasedJob, counts: ScanRecord["counts"]): Promise<void> {
    return this.scans.countOn(this.unitOfWork.reader, { projectId, id }, counts);
  }

  /** The newest scan that has what a commit says, as it is read now, under the settings of another; null where none has. */
  scanOf({ projectId }: LeasedJob, { repository, limits }: ScanRow, commit: string): Promise<Guid | null> {
    const wanted = { projectId, repository, commit, limits, extractorVersion: EXTRACTOR_FORM };
    return this.scans.findOfCommit(this.unitOfWork.reader, wanted);
  }

  /** A tracking scan goes by the ref of now; until it ends, that stays. Null when there is nothing to do any more. */
  begin(job: LeasedJob): Promise<ScanRow | null> {
    const { projectId } = job;
    return this.unitOfWork.run(async (tx) => {
      const repository = await this.followed.lockNamed(tx, projectId, job.repository);
      const scan = await this.locked(tx, job);
      if (scan === null || repository === null) {
        await (scan === null ? this.queue.remove(tx, job.scanId) : cancelScan(tx, projectId, scan));
        return null;
      }
      const trackedRef = scan.kind === "tracking" ? repository.trackedRef : scan.trackedRef;
      const startedAt = scan.startedAt ?? new Date().toISOString();
      const begun: ScanRow = { ...scan, trackedRef, state: "running", startedAt };
      await this.scans.change(tx, projectId, begun);
      return begun;
    });
  }

  /**
   * Notes which commit it is, and what the code host says of the repository now; false when the scan has ended, or
   * somebody else has it by now and reads another commit.
   */
  pin(job: LeasedJob, pinned: PinnedSource): Promise<boolean> {
    const { projectId } = job;
    const { commit, baseCommit, private: isPrivate } = pinned;
    return this.unitOfWork.run(async (tx) => {
      await this.projects.lock(tx, projectId);
      const repository = await this.followed.lockNamed(tx, projectId, job.repository);
      const scan = await this.locked(tx, job);
      if (scan === null || repository === null || !(await this.queue.hold(tx, job))) {
        return false;
      }
      await this.scans.change(tx, projectId, { ...scan, commit, baseCommit, private: isPrivate });
      await this.followed.refresh(tx, projectId, repository, pinned);
      return true;
    });
  }

  /** Ends a scan that came to nothing; one that has ended, or that somebody else has, stays as it is. */
  fail(job: LeasedJob, failure: ScanFailure): Promise<void> {
    const { projectId, scanId } = job;
    return this.unitOfWork.run(async (tx) => {
      const repository = await this.followed.lockNamed(tx, projectId, job.repository);
      const scan = await this.locked(tx, job);
      if (scan === null || !(await this.queue.finish(tx, job))) {
        return;
      }
      const at = new Date().toISOString();
      await this.scans.change(tx, projectId, { ...scan, state: "failed", failure, finishedAt: at });
      if (repository !== null) {
        const lastFailure = { scanId, code: failure.code, at };
        const noted: RepositoryRecord = { ...repository, lastFailure };
        await this.followed.note(tx, projectId, noted);
      }
    });
  }

  private async locked(tx: EntityTx, { projectId, scanId }: LeasedJob): Promise<ScanRow | null> {
    const scan = await this.scans.lock(tx, { projectId, id: scanId });
    return scan !== null && isOpen(scan) ? scan : null;
  }
}
