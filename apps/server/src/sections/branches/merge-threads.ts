import { Injectable, type OnApplicationShutdown } from "@nestjs/common";
import { WorkerPool } from "../../platform/workers/worker-pool.js";
import { WorkerThreads } from "../../platform/workers/worker-threads.js";
import { WAITING_MERGES } from "./limits.js";
import type { MergeOutcome, MergeRequest } from "./merge-branch.js";

const MODULE = new URL("./merge-branch.worker.js", import.meta.url);
const THREADS = 2;
/** Three models at the limits and what becomes of them. */
const HEAP_MIB = 640;

/** The threads that merge branches. A merge that has begun is finished, also when its client left. */
@Injectable()
export class MergeThreads implements OnApplicationShutdown {
  private readonly threads = new WorkerThreads({ threads: THREADS, heapMiB: HEAP_MIB });
  private readonly pool = new WorkerPool(this.threads, {
    name: "merging",
    atOnce: THREADS,
    queue: WAITING_MERGES,
  });

  merge(request: MergeRequest, unlessLeft: AbortSignal): Promise<MergeOutcome> {
    return this.pool.run<MergeRequest, MergeOutcome>(
      { module: MODULE, job: "runMerge", unlessLeft },
      request,
    );
  }

  onApplicationShutdown(): Promise<void> {
    return this.threads.close();
  }
}
