import { Injectable, type OnApplicationShutdown } from "@nestjs/common";
import { ClientGone } from "../../platform/http/read-body.js";
import { WorkerPool } from "../../platform/workers/worker-pool.js";
import { WAITING_READINGS } from "./limits.js";
import type { ReadModelRequest, WrittenModel } from "./model-reading.worker.js";

const MODULE = new URL("./model-reading.worker.js", import.meta.url);
const THREADS = 2;
const HEAP_MIB = 448;

/** The threads that read whole models; one whose client left is ended. */
@Injectable()
export class ModelThreads implements OnApplicationShutdown {
  private readonly pool = new WorkerPool({
    name: "model reading",
    threads: THREADS,
    queue: WAITING_READINGS,
    heapMiB: HEAP_MIB,
  });

  async writeModel(request: ReadModelRequest, gone: AbortSignal): Promise<WrittenModel | null> {
    const call = { module: MODULE, job: "writeModel", signal: gone };
    try {
      return await this.pool.run<ReadModelRequest, WrittenModel | null>(call, request);
    } catch (thrown) {
      throw gone.aborted ? new ClientGone() : thrown;
    }
  }

  onApplicationShutdown(): Promise<void> {
    return this.pool.close();
  }
}
