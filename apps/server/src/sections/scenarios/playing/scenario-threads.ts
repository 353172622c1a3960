import { availableParallelism } from "node:os";
import { Injectable } from "@nestjs/common";
import { runResultParts, tooSlowRun } from "@plumbline/playback-engine";
import { SharedThreads } from "../../../platform/workers/shared-threads.js";
import { WorkerPool } from "../../../platform/workers/worker-pool.js";
import { WAITING_RUNS } from "../limits.js";
import { runChecking } from "../schema-checks/schema-check-guard.js";
import type { PlayOutcome, PlayRequest } from "./play-scenario.worker.js";
import { segmentText } from "./segmented-text.js";

const MODULE = new URL("./play-scenario.worker.js", import.meta.url);
const AT_ONCE = Math.max(2, availableParallelism());

/** The threads that play scenarios. One whose schema checks do not come to an end is ended. */
@Injectable()
export class ScenarioThreads {
  private readonly pool: WorkerPool;

  constructor(threads: SharedThreads) {
    const limits = { atOnce: AT_ONCE, queue: WAITING_RUNS };
    this.pool = new WorkerPool(threads.engines, { name: "playback", ...limits });
  }

  /** Gives up when the client is gone, also in the middle. */
  async play(request: Omit<PlayRequest, "clock">, gone: AbortSignal): Promise<PlayOutcome> {
    const call = { module: MODULE, job: "playScenario", gone };
    const played = await runChecking<typeof request, PlayOutcome>(this.pool, call, request);
    return played.outcome === "done"
      ? played.value
      : { outcome: "played", result: segmentText(runResultParts(tooSlowRun(played.modelVersion))) };
  }
}
