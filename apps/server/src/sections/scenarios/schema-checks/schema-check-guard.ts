import { ClientGone } from "../../../platform/errors/client-gone.js";
import { isOutOfMemory, type Line } from "../../../platform/workers/line.js";
import { SCHEMA_CHECKS_OUTSIDE_MS } from "../limits.js";
import { SchemaCheckClock, type SchemaCheckMemory } from "./schema-check-clock.js";

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
  | { readonly outcome: "too-slow"; readonly modelVersion: number };

/** Runs a job that is ended when its schema checks do not come to an end, or when the client is gone. */
export async function runChecking<Output>(
  watch: HeapWatch,
  gone: AbortSignal,
  run: CheckingJob<Output>,
): Promise<CheckingOutcome<Output>> {
  const clock = new SchemaCheckClock();
  const end = new AbortController();
  const stop = (): void => end.abort();
  const look = setInterval(async () => {
    if (await isOutOfBounds(watch, clock)) {
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
    // Out of time, or out of memory: either way the thread ended in the middle of the schema checks.
    if (!clock.isRunning || !isEndOfThread(thrown)) {
      throw thrown;
    }
    return { outcome: "too-slow", modelVersion: clock.modelVersion };
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

function isEndOfThread(thrown: unknown): boolean {
  return isOutOfMemory(thrown) || (thrown instanceof Error && thrown.name === "AbortError");
}
