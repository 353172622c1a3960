import { Injectable, type OnApplicationShutdown } from "@nestjs/common";
import { ClientGone } from "../../platform/http/read-body.js";
import { WorkerPool } from "../../platform/workers/worker-pool.js";
import type { DrawOutcome, DrawRequest } from "./draw-view.worker.js";
import { WAITING_DRAWINGS } from "./limits.js";

const MODULE = new URL("./draw-view.worker.js", import.meta.url);
const THREADS = 2;
const HEAP_MIB = 448;

/** The threads that draw views: the layout of a large picture takes seconds. */
@Injectable()
export class DrawingThreads implements OnApplicationShutdown {
  private readonly pool = new WorkerPool({ threads: THREADS, queue: WAITING_DRAWINGS, heapMiB: HEAP_MIB });

  /** Gives up when the client is gone, also in the middle. */
  async draw(request: DrawRequest, gone: AbortSignal): Promise<DrawOutcome> {
    const call = { module: MODULE, job: "drawStoredView", signal: gone };
    try {
      return await this.pool.run<DrawRequest, DrawOutcome>(call, request);
    } catch (thrown) {
      throw gone.aborted ? new ClientGone() : thrown;
    }
  }

  onApplicationShutdown(): Promise<void> {
    return this.pool.close();
  }
}
