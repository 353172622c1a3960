import { Injectable } from "@nestjs/common";
import { ClientGone } from "../../platform/http/read-body.js";
import { MODEL_JOBS_AT_ONCE, SharedThreads } from "../../platform/workers/shared-threads.js";
import { WorkerPool } from "../../platform/workers/worker-pool.js";
import { WAITING_READINGS } from "./limits.js";
import type { ReadModelRequest, WrittenModel } from "./model-reading.worker.js";

const MODULE = new URL("./model-reading.worker.js", import.meta.url);

/** The threads that read whole models; one whose client left is ended. */
@Injectable()
export class ModelThreads {
  private readonly pool: WorkerPool;

  constructor(threads: SharedThreads) {
    const limits = { atOnce: MODEL_JOBS_AT_ONCE, queue: WAITING_READINGS };
    this.pool = new WorkerPool(threads.models, { name: "model reading", ...limits });
  }

  async writeModel(request: ReadModelRequest, gone: AbortSignal): Promise<WrittenModel | null> {
    const call = { module: MODULE, job: "writeModel", signal: gone };
    try {
      return await this.pool.run<ReadModelRequest, WrittenModel | null>(call, request);
    } catch (thrown) {
      throw gone.aborted ? new ClientGone() : thrown;
    }
  }
}
