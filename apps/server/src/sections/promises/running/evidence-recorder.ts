import { Injectable } from "@nestjs/common";
import type { Guid } from "@plumbline/model-core";
import type { CodeHost, VerificationRun } from "@plumbline/promise-core";
import { UnitOfWork } from "../../../platform/database/unit-of-work.js";
import { ownBytes } from "../../../platform/workers/own-bytes.js";
import { Threads } from "../../../platform/workers/threads.js";
import { FollowedRepositories } from "../../sources/for-threads.js";
import { type CodeHostAccess, CodeHosts } from "../../sources/sources.module.js";
import { PROMISES } from "../promises.work.js";
import type { NamedCheck } from "./check-runner.js";
import { RunsAtHost } from "./runs-at-host.js";

/** Records evidence of runs elsewhere. While the code host is asked, no thread and no transaction waits. */
@Injectable()
export class EvidenceRecorder {
  private readonly work;
  private readonly repositories = new FollowedRepositories();

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly codeHosts: CodeHosts,
    private readonly runs: RunsAtHost,
    threads: Threads,
  ) {
    this.work = threads.lineFor(PROMISES);
  }

  async record(check: NamedCheck, gone: AbortSignal): Promise<VerificationRun> {
    const { caller, promiseId } = check;
    const { workspaceId, projectId } = caller;
    const access = await this.codeHosts.of(workspaceId);
    const codeHost = await this.knownOf(access, projectId);
    const request = { ...check, bytes: ownBytes(check.bytes), codeHost };
    const judged = await this.work.run("evidence", request, { unlessLeft: gone });
    if (judged.outcome === "run") {
      return judged.run;
    }
    if (access === null) {
      throw new Error("A code host that is not configured is never to be read");
    }
    const { claim, chosen } = judged;
    const outcome = await this.runs.judge({ workspaceId, access, claim }, gone);
    const found = { caller, promiseId, chosen, outcome, traceHash: null };
    return (await this.work.run("evidenceRead", found, { unlessLeft: gone })).run;
  }

  /** Evidence is read with a token alone: what anybody may see without one is shown to few who ask often. */
  private async knownOf(access: CodeHostAccess | null, projectId: Guid): Promise<CodeHost> {
    if (access === null || access.token === null) {
      return { configured: false };
    }
    const followed = await this.repositories.followed(this.unitOfWork.reader, projectId);
    return { configured: true, webHost: access.webHost, followed };
  }
}
