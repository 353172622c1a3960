import { Injectable } from "@nestjs/common";
import { MODEL_JOBS_AT_ONCE, SharedThreads } from "../../platform/workers/shared-threads.js";
import { WorkerPool } from "../../platform/workers/worker-pool.js";
import type { DrawOutcome, DrawRequest } from "./draw-view.worker.js";
import { WAITING_DRAWINGS } from "./limits.js";

const MODULE = new URL("./draw-view.worker.js", import.meta.url);

/** The threads that draw views: the layout of a large picture takes seconds. */
@Injectable()
export class DrawingThreads {
  private readonly pool: WorkerPool;

  constructor(threads: SharedThreads) {
    const limits = { atOnce: MODEL_JOBS_AT_ONCE, queue: WAITING_DRAWINGS };
    this.pool = new WorkerPool(threads.models, { name: "drawing", ...limits });
  }

  /** Gives up when the client leaves while the drawing waits; one that has begun is finished. */
  draw(request: DrawRequest, unlessLeft: AbortSignal): Promise<DrawOutcome> {
    const call = { module: MODULE, job: "drawStoredView", unlessLeft };
    return this.pool.run<DrawRequest, DrawOutcome>(call, request);
  }
}
