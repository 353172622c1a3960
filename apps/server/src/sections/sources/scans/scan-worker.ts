import { type BeforeApplicationShutdown, Injectable, type OnApplicationBootstrap } from "@nestjs/common";
import type { Guid } from "@plumbline/model-core";
import { isDatabaseAway } from "../../../platform/errors/database-failure.js";
import { Log } from "../../../platform/logging/log.js";
import { requestContext } from "../../../platform/logging/request-context.js";
import { ScanFailed } from "../reading/repository-reading.js";
import { LEASE_KEPT_MS, SCAN_ATTEMPTS, SCAN_MS, SCANS_AT_ONCE, SCANS_LOOKED_FOR_MS } from "./limits.js";
import type { ScanRow } from "./scan.repository.js";
import { failureOf, LOST_TOO_OFTEN } from "./scan-failure.js";
import { ScanLife } from "./scan-life.js";
import { ScanProgress } from "./scan-progress.js";
import type { LeasedJob } from "./scan-queue.js";
import { ScanRuns } from "./scan-runs.js";
import { SnapshotKeeping } from "./snapshot-keeping.js";

/** Why a scan is left as it is: it is somebody else's, nobody's, or goes on in another process. */
class Left extends Error {
  constructor(readonly isToGoOn: boolean) {
    super("The scan is left");
  }
}

interface Running {
  readonly scanId: Guid;
  readonly ending: AbortController;
  readonly done: Promise<void>;
}

/**
 * Does the scans that wait, so many at once (docs/reference/scans.md#waiting-and-running). It looks for them when one is
 * asked for here, when one ends here, and every now and then, for those that other processes lost.
 */
@Injectable()
export class ScanWorker implements OnApplicationBootstrap, BeforeApplicationShutdown {
  /** By lease: a scan whose lease ran out here may be taken here again. */
  private readonly running = new Map<Guid, Running>();
  private looking: NodeJS.Timeout | undefined;
  private isTaking = false;
  private isStopped = false;

  constructor(
    private readonly life: ScanLife,
    private readonly runs: ScanRuns,
    private readonly keeping: SnapshotKeeping,
    private readonly log: Log,
  ) {}

  onApplicationBootstrap(): void {
    this.looking = setInterval(() => this.wake(), SCANS_LOOKED_FOR_MS).unref();
  }

  /** Those that run are left to other processes, as if they had not been taken. */
  async beforeApplicationShutdown(): Promise<void> {
    this.isStopped = true;
    clearInterval(this.looking);
    for (const { ending } of this.running.values()) {
      ending.abort(new Left(true));
    }
    await Promise.all([...this.running.values()].map(({ done }) => done));
  }

  wake(): void {
    if (!this.isTaking && !this.isStopped) {
      this.isTaking = true;
      void this.takeAll().finally(() => {
        this.isTaking = false;
      });
    }
  }

  /** Ends the work on a scan that was cancelled; another process finds it out when it next says that it goes on. */
  callOff(id: Guid): void {
    this.leave(id);
    this.wake();
  }

  private async takeAll(): Promise<void> {
    try {
      while (this.running.size < SCANS_AT_ONCE && !this.isStopped) {
        const job = await this.life.take();
        if (job === null) {
          return;
        }
        this.start(job);
      }
    } catch (thrown) {
      this.tell(thrown, "scans that wait could not be taken now; they are looked for again");
    }
  }

  private leave(id: Guid): void {
    for (const { scanId, ending } of this.running.values()) {
      if (scanId === id) {
        ending.abort(new Left(false));
      }
    }
  }

  private start(job: LeasedJob): void {
    this.leave(job.scanId);
    const ending = new AbortController();
    const context = { requestId: `scan ${job.scanId}`, actor: job.scanId, workspaceId: job.workspaceId };
    const done = requestContext
      .run(context, () => this.doJob(job, ending))
      .finally(() => {
        this.running.delete(job.lease);
        this.wake();
      });
    this.running.set(job.lease, { scanId: job.scanId, ending, done });
  }

  private async doJob(job: LeasedJob, ending: AbortController): Promise<void> {
    try {
      if (job.attempts > SCAN_ATTEMPTS) {
        return await this.life.fail(job, LOST_TOO_OFTEN);
      }
      const scan = await this.life.begin(job);
      if (scan !== null) {
        await this.doScan(job, scan, ending);
      }
    } catch (thrown) {
      // Its lease runs out, and it is begun again.
      this.tell(thrown, "a scan was left in the middle");
    }
  }

  private async doScan(job: LeasedJob, scan: ScanRow, ending: AbortController): Promise<void> {
    const progress = new ScanProgress();
    const keeping = setInterval(() => void this.keep(job, progress, ending), LEASE_KEPT_MS);
    const rest = Date.parse(scan.startedAt ?? scan.createdAt) + SCAN_MS - Date.now();
    const tooLong = setTimeout(() => ending.abort(new ScanFailed("timeout")), Math.max(rest, 0));
    try {
      await this.runs.run({ job, scan, progress, signal: ending.signal });
      await this.keeping.afterScan(job);
    } catch (thrown) {
      await this.end(job, ending.signal.aborted ? ending.signal.reason : thrown);
    } finally {
      clearInterval(keeping);
      clearTimeout(tooLong);
    }
  }

  private async keep(job: LeasedJob, progress: ScanProgress, ending: AbortController): Promise<void> {
    try {
      if (!(await this.life.keep(job))) {
        ending.abort(new Left(false));
      }
      const counts = progress.news();
      if (counts !== null) {
        await this.life.countOn(job, counts);
      }
    } catch (thrown) {
      this.tell(thrown, "it could not be said that a scan goes on; it is said again");
    }
  }

  private async end(job: LeasedJob, why: unknown): Promise<void> {
    if (why instanceof Left) {
      return why.isToGoOn ? this.life.giveBack(job) : undefined;
    }
    if (isDatabaseAway(why)) {
      throw why;
    }
    const failure = failureOf(why);
    if (failure.code === "internal") {
      this.log.error({ scanId: job.scanId, err: why }, "a scan failed");
    }
    await this.life.fail(job, failure);
  }

  private tell(thrown: unknown, message: string): void {
    if (!isDatabaseAway(thrown)) {
      this.log.error({ err: thrown }, message);
    }
  }
}
