import { Injectable, type OnApplicationShutdown } from "@nestjs/common";
import { WorkerPool } from "../../platform/workers/worker-pool.js";
import type { DrawOutcome, DrawRequest } from "./draw-view.worker.js";
import { WAITING_DRAWINGS } from "./limits.js";

const MODULE = new URL("./draw-view.worker.js", import.meta.url);
const THREADS = 2;
const HEAP_MIB = 448;

/** The threads that draw views: the layout of a large picture takes seconds. */
@Injectable()
export class DrawingThreads implements OnApplicationShutdown {
  private readonly pool = new WorkerPool({
    name: "drawing",
    threads: THREADS,
    queue: WAITING_DRAWINGS,
    heapMiB: HEAP_MIB,
  });

  /** Gives up when the client leaves while the drawing waits; one that has begun is finished. */
  draw(request: DrawRequest, unlessLeft: AbortSignal): Promise<DrawOutcome> {
    const call = { module: MODULE, job: "drawStoredView", unlessLeft };
    return this.pool.run<DrawRequest, DrawOutcome>(call, request);
  }

  onApplicationShutdown(): Promise<void> {
    return this.pool.close();
  }
}
