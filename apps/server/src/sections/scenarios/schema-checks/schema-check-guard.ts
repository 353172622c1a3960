import { Injectable } from "@nestjs/common";
import type { Guid } from "@plumbline/model-core";
import { ClientGone } from "../../../platform/errors/client-gone.js";
import { isOutOfMemory } from "../../../platform/workers/line.js";
import { ChecksWatch, type Excess, type UsageWatch } from "./checks-watch.js";
import { clockMemory, SchemaCheckClock, type SchemaCheckMemory } from "./schema-check-clock.js";
import { SlowSchemas } from "./slow-schemas.js";

/** Runs a job that checks payloads against schemas a stranger wrote; it ends with its signal. */
type CheckingJob<Output> = (clock: SchemaCheckMemory, signal: AbortSignal) => Promise<Output>;

export type CheckingOutcome<Output> =
  | { readonly outcome: "done"; readonly value: Output }
  /** The checks had to be ended from outside. */
  | {
      readonly outcome: "too-slow";
      readonly modelVersion: number;
      /** The hash of the one that was; null when that is not known. */
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
    watch: UsageWatch,
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
    watch: UsageWatch,
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
  watch: UsageWatch,
  gone: AbortSignal,
  clock: SchemaCheckClock,
  run: CheckingJob<Output>,
): Promise<CheckingOutcome<Output>> {
  const end = new AbortController();
  const stop = (): void => end.abort();
  const looking = new ChecksWatch(watch, clock, stop);
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
    const excess = excessBehind(thrown, looking, clock);
    if (excess === null) {
      throw thrown;
    }
    return { outcome: "too-slow", modelVersion: clock.modelVersion, schema: excess.schema };
  } finally {
    looking.end();
    gone.removeEventListener("abort", stop);
  }
}

/** What ended a thread in the middle of a schema check; null when it failed for another reason. */
function excessBehind(thrown: unknown, { found }: ChecksWatch, clock: SchemaCheckClock): Excess | null {
  if (found !== null && isEndOfThread(thrown)) {
    return found;
  }
  // It filled its memory faster than it could be looked at.
  return isOutOfMemory(thrown) && clock.isRunning ? { schema: clock.present } : null;
}

function isEndOfThread(thrown: unknown): boolean {
  return isOutOfMemory(thrown) || (thrown instanceof Error && thrown.name === "AbortError");
}
