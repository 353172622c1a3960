import { ClientGone } from "../../../platform/errors/client-gone.js";
import type { WorkerPool } from "../../../platform/workers/worker-pool.js";
import { SCHEMA_CHECKS_OUTSIDE_MS } from "../limits.js";
import { SchemaCheckClock, type SchemaCheckMemory } from "./schema-check-clock.js";

/** A thread that fills its heap can end the process with it, so it is ended long before. */
const CHECKING_BYTES = 384 * 1024 * 1024;
const LOOK_MS = 50;

/** A job that checks payloads against schemas a stranger wrote. */
export interface CheckingCall {
  readonly module: URL;
  readonly job: string;
  /** Fires when nobody waits for the answer any more. */
  readonly gone: AbortSignal;
}

export type CheckingOutcome<Output> =
  | { readonly outcome: "done"; readonly value: Output }
  /** The checks had to be ended from outside. */
  | { readonly outcome: "too-slow"; readonly modelVersion: number };

/** Runs a job that is ended when its schema checks do not come to an end, or when the client is gone. */
export async function runChecking<Input extends object, Output>(
  pool: WorkerPool,
  { gone, ...job }: CheckingCall,
  input: Input,
): Promise<CheckingOutcome<Output>> {
  const clock = new SchemaCheckClock();
  const end = new AbortController();
  const stop = (): void => end.abort();
  const look = setInterval(async () => {
    if (await isOutOfBounds(pool, clock)) stop();
  }, LOOK_MS);
  gone.addEventListener("abort", stop);
  if (gone.aborted) stop();
  try {
    const call = { ...job, signal: end.signal };
    const checking = { ...input, clock: clock.memory };
    return { outcome: "done", value: await pool.run<Input & Checking, Output>(call, checking) };
  } catch (thrown) {
    if (gone.aborted) throw new ClientGone();
    // Out of time, or out of memory: either way the thread ended in the middle of the schema checks.
    if (!clock.isRunning || !isEndOfThread(thrown)) throw thrown;
    return { outcome: "too-slow", modelVersion: clock.modelVersion };
  } finally {
    clearInterval(look);
    gone.removeEventListener("abort", stop);
  }
}

interface Checking {
  readonly clock: SchemaCheckMemory;
}

/** Schema checks have bounds in time and in memory. */
async function isOutOfBounds(pool: WorkerPool, clock: SchemaCheckClock): Promise<boolean> {
  if (!clock.isRunning) return false;
  if (clock.elapsedMs > SCHEMA_CHECKS_OUTSIDE_MS) return true;
  return ((await pool.heapOf(clock.threadId)) ?? 0) > CHECKING_BYTES && clock.isRunning;
}

function isEndOfThread(thrown: unknown): boolean {
  if (!(thrown instanceof Error)) return false;
  return thrown.name === "AbortError" || ("code" in thrown && thrown.code === "ERR_WORKER_OUT_OF_MEMORY");
}
