import { Injectable } from "@nestjs/common";
import type { Guid } from "@plumbline/model-core";
import { ownBytes } from "../../../platform/workers/own-bytes.js";
import { Threads } from "../../../platform/workers/threads.js";
import { type CodeHostAccess, CodeHosts } from "../code-host/code-hosts.js";
import { mergeBaseIn } from "../reading/merge-base.js";
import { RepositoryReader } from "../reading/repository-reader.js";
import { type PinnedSource, ScanFailed } from "../reading/repository-reading.js";
import { LISTED_HERE_BYTES } from "./limits.js";
import type { ScanRow } from "./scan.repository.js";
import { ScanLife } from "./scan-life.js";
import type { ScanProgress } from "./scan-progress.js";
import type { LeasedJob } from "./scan-queue.js";
import { SCANNING } from "./scanning.work.js";
import { SourceExtraction } from "./source-extraction.js";
import type { CompletedOutcome, FoundSource } from "./threads/complete-scan.js";

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
    const mergeBase = (answer: Uint8Array) => this.mergeBase(answer, signal);
    const pinned = await this.reader.pin(access, asked, { signal, mergeBase });
    if (!(await this.life.pin(job, pinned))) {
      return;
    }
    await this.findAndKeep(running, access, pinned);
  }

  /** What compares two commits lists every file that differs, and how. */
  private async mergeBase(answer: Uint8Array, signal: AbortSignal): Promise<string | null> {
    if (answer.byteLength <= LISTED_HERE_BYTES) {
      return mergeBaseIn(answer);
    }
    return (await this.threads.run("readMergeBase", ownBytes(answer), { signal })).commit;
  }

  /** A repository that was followed at another code host is not there: the names of one mean nothing at another. */
  private async accessTo(workspaceId: Guid, repository: string): Promise<CodeHostAccess> {
    const access = await this.codeHosts.of(workspaceId);
    if (access === null || !repository.startsWith(`${access.webHost}/`)) {
      throw new ScanFailed("codehost-not-configured");
    }
    return access;
  }

  /** What another scan found of the base is taken, unless somebody deletes it before it was read. */
  private async findAndKeep(
    running: RunningScan,
    access: CodeHostAccess,
    { commit, baseCommit }: PinnedSource,
  ): Promise<void> {
    const { job, scan } = running;
    const { repository } = scan;
    const head = await this.extraction.read(running, access, { repository, commit });
    const known = baseCommit === null ? null : await this.life.scanOf(job, scan, baseCommit);
    if (baseCommit === null || known !== null) {
      const outcome = await this.complete(running, { head, base: known });
      if (baseCommit === null || outcome !== "base-gone") {
        return;
      }
    }
    const base = await this.extraction.read(running, access, { repository, commit: baseCommit });
    await this.complete(running, { head, base });
  }

  private async complete(
    { job, signal }: RunningScan,
    read: Pick<FoundSource, "head" | "base">,
  ): Promise<CompletedOutcome["outcome"]> {
    const { scanId, projectId, workspaceId, lease } = job;
    const found = { scanId, projectId, workspaceId, lease, ...read };
    return (await this.threads.run("completeScan", found, { signal })).outcome;
  }
}
