import { Injectable } from "@nestjs/common";
import type { Guid } from "@plumbline/model-core";
import { Threads } from "../../../platform/workers/threads.js";
import { type CodeHostAccess, CodeHosts } from "../code-host/code-hosts.js";
import { RepositoryReader } from "../reading/repository-reader.js";
import { type PinnedSource, ScanFailed, type SourceCommit } from "../reading/repository-reading.js";
import type { ScanRow } from "./scan.repository.js";
import { ScanLife } from "./scan-life.js";
import type { ScanProgress } from "./scan-progress.js";
import type { LeasedJob } from "./scan-queue.js";
import { SCANNING } from "./scanning.work.js";
import { SourceExtraction } from "./source-extraction.js";
import type { TreeOfCommit } from "./threads/select-source.js";

/** A scan that this process does. */
export interface RunningScan {
  readonly job: LeasedJob;
  readonly scan: ScanRow;
  readonly progress: ScanProgress;
  /** Fires when it is to end. */
  readonly signal: AbortSignal;
}

/** Does one scan, from the ref that is asked for to what was found. What keeps it from that is thrown. */
@Injectable()
export class ScanRuns {
  private readonly threads;

  constructor(
    private readonly codeHosts: CodeHosts,
    private readonly reader: RepositoryReader,
    private readonly life: ScanLife,
    private readonly extraction: SourceExtraction,
    threads: Threads,
  ) {
    this.threads = threads.lineFor(SCANNING);
  }

  async run(running: RunningScan): Promise<void> {
    const { job, scan, signal } = running;
    const access = await this.accessTo(job.workspaceId, scan.repository);
    const { repository, kind, ref, pullRequest, trackedRef, trackedCommit } = scan;
    const asked = { repository, kind, ref, pullRequest, trackedRef, trackedCommit };
    const pinned = await this.reader.pin(access, asked, signal);
    if (!(await this.life.pin(job, pinned))) {
      return;
    }
    await this.findAndKeep(running, access, pinned);
  }

  /** A repository that was followed at another code host is not there: the names of one mean nothing at another. */
  private async accessTo(workspaceId: Guid, repository: string): Promise<CodeHostAccess> {
    const access = await this.codeHosts.of(workspaceId);
    if (access === null || !repository.startsWith(`${access.webHost}/`)) {
      throw new ScanFailed("codehost-not-configured");
    }
    return access;
  }

  private async findAndKeep(
    running: RunningScan,
    access: CodeHostAccess,
    { commit, baseCommit }: PinnedSource,
  ): Promise<void> {
    const { job, scan, signal } = running;
    const { repository } = scan;
    const head = await this.extraction.read(running, access, { repository, commit });
    const base = await this.baseOf(running, access, { repository, commit: baseCommit });
    const { scanId, projectId, workspaceId, lease } = job;
    const found = { scanId, projectId, workspaceId, lease, head, base };
    await this.threads.run("completeScan", found, { signal });
  }

  /** What a scan of that commit found already, under the same settings, or its files; null where nothing is compared. */
  private async baseOf(
    running: RunningScan,
    access: CodeHostAccess,
    { repository, commit }: Pick<SourceCommit, "repository"> & { readonly commit: string | null },
  ): Promise<TreeOfCommit | Guid | null> {
    if (commit === null) {
      return null;
    }
    const known = await this.life.scanOf(running.job, running.scan, commit);
    return known ?? this.extraction.read(running, access, { repository, commit });
  }
}
