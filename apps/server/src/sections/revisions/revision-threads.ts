import { Injectable } from "@nestjs/common";
import type { Guid } from "@plumbline/model-core";
import { ClientGone } from "../../platform/http/read-body.js";
import { MODEL_JOBS_AT_ONCE, SharedThreads } from "../../platform/workers/shared-threads.js";
import { WorkerPool } from "../../platform/workers/worker-pool.js";
import { WAITING_READINGS } from "./limits.js";
import type { PinnedMain, RevisionPlace } from "./revision.repository.js";
import type {
  BranchChangesRequest,
  CompareOutcome,
  CompareRequest,
  WrittenAnswer,
} from "./revision-models.worker.js";

const MODULE = new URL("./revision-models.worker.js", import.meta.url);

/** The threads that read, hash and compare whole models; one whose client left is ended. */
@Injectable()
export class RevisionThreads {
  private readonly pool: WorkerPool;

  constructor(threads: SharedThreads) {
    const limits = { atOnce: MODEL_JOBS_AT_ONCE, queue: WAITING_READINGS };
    this.pool = new WorkerPool(threads.models, { name: "revisions", ...limits });
  }

  pinMain(projectId: Guid, gone: AbortSignal): Promise<PinnedMain | null> {
    return this.run("pinMain", projectId, gone);
  }

  writeModel(place: RevisionPlace, gone: AbortSignal): Promise<WrittenAnswer | null> {
    return this.run("writeRevisionModel", place, gone);
  }

  compare(request: CompareRequest, gone: AbortSignal): Promise<CompareOutcome> {
    return this.run("compareModelStates", request, gone);
  }

  compareBranch(request: BranchChangesRequest, gone: AbortSignal): Promise<WrittenAnswer | null> {
    return this.run("compareBranch", request, gone);
  }

  private async run<Input, Output>(job: string, input: Input, gone: AbortSignal): Promise<Output> {
    try {
      return await this.pool.run<Input, Output>({ module: MODULE, job, signal: gone }, input);
    } catch (thrown) {
      throw gone.aborted ? new ClientGone() : thrown;
    }
  }
}
