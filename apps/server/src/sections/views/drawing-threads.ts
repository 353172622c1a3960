import { Injectable } from "@nestjs/common";
import { SharedThreads } from "../../platform/workers/shared-threads.js";
import type { WorkerPool } from "../../platform/workers/worker-pool.js";
import type { DrawOutcome, DrawRequest } from "./draw-view.worker.js";
import { WAITING_DRAWINGS } from "./limits.js";

const MODULE = new URL("./draw-view.worker.js", import.meta.url);

/** The threads that draw views: the layout of a large picture takes seconds. */
@Injectable()
export class DrawingThreads {
  private readonly pool: WorkerPool;

  constructor(threads: SharedThreads) {
    this.pool = threads.forModels("drawing", WAITING_DRAWINGS);
  }

  /** Gives up when the client leaves while the drawing waits; one that has begun is finished. */
  draw(request: DrawRequest, unlessLeft: AbortSignal): Promise<DrawOutcome> {
    const call = { module: MODULE, job: "drawStoredView", unlessLeft };
    return this.pool.run<DrawRequest, DrawOutcome>(call, request);
  }
}
