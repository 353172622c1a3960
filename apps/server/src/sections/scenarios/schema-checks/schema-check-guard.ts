import { Injectable } from "@nestjs/common";
import type { Guid } from "@plumbline/model-core";
import { ClientGone } from "../../../platform/errors/client-gone.js";
import { isOutOfMemory, type Line } from "../../../platform/workers/line.js";
import { SCHEMA_CHECKS_MS, SCHEMA_CHECKS_OUTSIDE_MS } from "../limits.js";
import { clockMemory, SchemaCheckClock, type SchemaCheckMemory } from "./schema-check-clock.js";
import { SlowSchemas } from "./slow-schemas.js";

/** A thread that fills its heap can end the process with it, so it is ended long before. */
export const CHECKING_BYTES = 384 * 1024 * 1024;
const LOOK_MS = 50;

/** Who knows how much heap a thread uses. */
type HeapWatch = Pick<Line<unknown>, "heapOf">;

/** Runs a job that checks payloads against schemas a stranger wrote; it ends with its signal. */
type CheckingJob<Output> = (clock: SchemaCheckMemory, signal: AbortSignal) => Promise<Output>;

export type CheckingOutcome<Output> =
  | { readonly outcome: "done"; readonly value: Output }
  /** The checks had to be ended from outside. */
  | {
      readonly outcome: "too-slow";
      readonly modelVersion: number;
      /** The hash of the one that was; null when it was many of them together. */
      readonly schema: string | null;
    };

/** Whose schemas are checked, and what fires when nobody waits any more. */
export interface CheckingRequest {
  readonly projectId: Guid;
  readonly gone: AbortSignal;
}

/** Runs jobs that check payloads against schemas, and remembers the schemas that were too slow. */
@Injectable()
export class SchemaCheckGuard {
  private readonly slow = new SlowSchemas();

  /** Runs a job that is ended when its schema checks do not come to an end, or when the client is gone. */
  async run<Output>(
    watch: HeapWatch,
    { projectId, gone }: CheckingRequest,
    run: CheckingJob<Output>,
  ): Promise<CheckingOutcome<Output>> {
    const clock = new SchemaCheckClock(clockMemory(this.slow.of(projectId)));
    const outcome = await runChecking(watch, gone, clock, run);
    const slow = outcome.outcome === "too-slow" ? outcome.schema : clock.slow;
    if (slow !== null) {
      this.slow.remember(projectId, slow);
    }
    return outcome;
  }

  /** The same of a job that says of a schema that is too slow that it was left out: it is known at the second look. */
  async finish<Output>(
    watch: HeapWatch,
    request: CheckingRequest,
    run: CheckingJob<Output>,
  ): Promise<Output> {
    for (let look = 0; look < LOOKS; look += 1) {
      const done = await this.run(watch, request, run);
      if (done.outcome === "done") {
        return done.value;
      }
    }
    throw new Error("The schemas of a job cannot be looked at, not even to be left out");
  }
}

const LOOKS = 2;

async function runChecking<Output>(
  watch: HeapWatch,
  gone: AbortSignal,
  clock: SchemaCheckClock,
  run: CheckingJob<Output>,
): Promise<CheckingOutcome<Output>> {
  const end = new AbortController();
  const stop = (): void => end.abort();
  let isStopped = false;
  const look = setInterval(async () => {
    if (await isOutOfBounds(watch, clock)) {
      isStopped = true;
      stop();
    }
  }, LOOK_MS);
  gone.addEventListener("abort", stop);
  if (gone.aborted) {
    stop();
  }
  try {
    return { outcome: "done", value: await run(clock.memory, end.signal) };
  } catch (thrown) {
    if (gone.aborted) {
      throw new ClientGone();
    }
    // Out of time, or out of memory: either way the thread ended in the middle of a schema check.
    if (!(isStopped || clock.isRunning) || !isEndOfThread(thrown)) {
      throw thrown;
    }
    return { outcome: "too-slow", modelVersion: clock.modelVersion, schema: schemaToBlame(clock) };
  } finally {
    clearInterval(look);
    gone.removeEventListener("abort", stop);
  }
}

/** Schema checks have bounds in time and in memory. */
async function isOutOfBounds(watch: HeapWatch, clock: SchemaCheckClock): Promise<boolean> {
  if (!clock.isRunning) {
    return false;
  }
  if (clock.elapsedMs > SCHEMA_CHECKS_OUTSIDE_MS) {
    return true;
  }
  return ((await watch.heapOf(clock.threadId)) ?? 0) > CHECKING_BYTES && clock.isRunning;
}

/** What ended before its time filled the memory: that is the schema of this moment, however long it took. */
function schemaToBlame(clock: SchemaCheckClock): string | null {
  return clock.elapsedMs <= SCHEMA_CHECKS_MS ? clock.present : clock.slow;
}

function isEndOfThread(thrown: unknown): boolean {
  return isOutOfMemory(thrown) || (thrown instanceof Error && thrown.name === "AbortError");
}
