import { availableParallelism } from "node:os";
import { Injectable, type OnApplicationShutdown } from "@nestjs/common";
import { runResultParts, tooSlowRun } from "@plumbline/playback-engine";
import { ClientGone } from "../../platform/http/read-body.js";
import { WorkerPool } from "../../platform/workers/worker-pool.js";
import { SCHEMA_CHECKS_OUTSIDE_MS, WAITING_RUNS } from "./limits.js";
import type { PlayOutcome, PlayRequest } from "./play-scenario.worker.js";
import { SchemaCheckClock } from "./schema-check-clock.js";
import { segmentText } from "./segmented-text.js";

const MODULE = new URL("./play-scenario.worker.js", import.meta.url);
const THREADS = Math.max(2, availableParallelism());
/** A thread that fills this can end the process with it, so it is ended long before, at `CHECKING_BYTES`. */
const HEAP_MIB = 1024;
const CHECKING_BYTES = 384 * 1024 * 1024;
const LOOK_MS = 50;

/** The threads that play scenarios. One whose schema checks do not come to an end is ended. */
@Injectable()
export class ScenarioThreads implements OnApplicationShutdown {
  private readonly pool = new WorkerPool({ threads: THREADS, queue: WAITING_RUNS, heapMiB: HEAP_MIB });

  /** Gives up when the client is gone, also in the middle. */
  async play(request: Omit<PlayRequest, "clock">, gone: AbortSignal): Promise<PlayOutcome> {
    const clock = new SchemaCheckClock();
    const end = new AbortController();
    const stop = (): void => end.abort();
    const look = setInterval(async () => {
      if (await this.isOutOfBounds(clock)) stop();
    }, LOOK_MS);
    gone.addEventListener("abort", stop);
    if (gone.aborted) stop();
    try {
      const call = { module: MODULE, job: "playScenario", signal: end.signal };
      return await this.pool.run<PlayRequest, PlayOutcome>(call, { ...request, clock: clock.memory });
    } catch (thrown) {
      if (gone.aborted) throw new ClientGone();
      // Out of time, or out of memory: either way the thread ended in the middle of the schema checks.
      if (!clock.isRunning || !isEndOfThread(thrown)) throw thrown;
      return { outcome: "played", result: segmentText(runResultParts(tooSlowRun(clock.modelVersion))) };
    } finally {
      clearInterval(look);
      gone.removeEventListener("abort", stop);
    }
  }

  /** Schema checks have bounds in time and in memory. */
  private async isOutOfBounds(clock: SchemaCheckClock): Promise<boolean> {
    if (!clock.isRunning) return false;
    if (clock.elapsedMs > SCHEMA_CHECKS_OUTSIDE_MS) return true;
    return ((await this.pool.heapOf(clock.threadId)) ?? 0) > CHECKING_BYTES && clock.isRunning;
  }

  onApplicationShutdown(): Promise<void> {
    return this.pool.close();
  }
}

function isEndOfThread(thrown: unknown): boolean {
  if (!(thrown instanceof Error)) return false;
  return thrown.name === "AbortError" || ("code" in thrown && thrown.code === "ERR_WORKER_OUT_OF_MEMORY");
}
