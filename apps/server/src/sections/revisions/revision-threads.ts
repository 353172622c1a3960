import { Injectable } from "@nestjs/common";
import type { Guid } from "@plumbline/model-core";
import { SharedThreads } from "../../platform/workers/shared-threads.js";
import type { WorkerPool } from "../../platform/workers/worker-pool.js";
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
    this.pool = threads.forModels("revisions", WAITING_READINGS);
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

  private run<Input, Output>(job: string, input: Input, gone: AbortSignal): Promise<Output> {
    return this.pool.run<Input, Output>({ module: MODULE, job, signal: gone }, input);
  }
}
