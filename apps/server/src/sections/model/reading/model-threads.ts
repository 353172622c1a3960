import { Injectable } from "@nestjs/common";
import { SharedThreads } from "../../../platform/workers/shared-threads.js";
import type { WorkerPool } from "../../../platform/workers/worker-pool.js";
import { WAITING_READINGS } from "../limits.js";
import type { ReadModelRequest, WrittenModel } from "./model-reading.worker.js";

const MODULE = new URL("./model-reading.worker.js", import.meta.url);

/** The threads that read whole models; one whose client left is ended. */
@Injectable()
export class ModelThreads {
  private readonly pool: WorkerPool;

  constructor(threads: SharedThreads) {
    this.pool = threads.forModels("model reading", WAITING_READINGS);
  }

  writeModel(request: ReadModelRequest, gone: AbortSignal): Promise<WrittenModel | null> {
    const call = { module: MODULE, job: "writeModel", signal: gone };
    return this.pool.run<ReadModelRequest, WrittenModel | null>(call, request);
  }
}
