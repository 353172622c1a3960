import { Piscina } from "piscina";
import { busy } from "../errors/api-error.js";

export interface WorkerPoolOptions {
  /** Threads at the same time; none is kept when there is nothing to do. */
  readonly threads: number;
  /** Jobs that may wait for a thread. */
  readonly queue: number;
  /** Heap of one thread in MiB; a thread over it ends with an error, the process goes on. */
  readonly heapMiB: number;
}

export interface WorkerCall {
  /** The module that exports the job, as `new URL("./x.worker.js", import.meta.url)`. */
  readonly module: URL;
  /** The exported function. */
  readonly job: string;
  /** Ends the thread when it fires. */
  readonly signal?: AbortSignal;
  /** Buffers handed over without a copy. */
  readonly transfer?: readonly ArrayBuffer[];
}

/** What piscina says, without a code. */
const QUEUE_FULL = "Task queue is at limit";
const IDLE_MS = 30_000;

/** Work that would hold up the main thread: large documents, hostile schemas. */
export class WorkerPool {
  private readonly pool: Piscina;

  constructor(options: WorkerPoolOptions) {
    this.pool = new Piscina({
      minThreads: 0,
      maxThreads: options.threads,
      maxQueue: options.queue,
      idleTimeout: IDLE_MS,
      resourceLimits: { maxOldGenerationSizeMb: options.heapMiB },
      // A waiting thread keeps its event loop, so that it learns when its database connection ends.
      atomics: "disabled",
    });
  }

  /** Answers 429 `busy` when as many jobs wait as may. */
  async run<Input, Output>(call: WorkerCall, input: Input): Promise<Output> {
    const { signal, transfer } = call;
    try {
      return (await this.pool.run(input, {
        filename: call.module.href,
        name: call.job,
        ...(signal === undefined ? {} : { signal }),
        ...(transfer === undefined ? {} : { transferList: [...transfer] }),
      })) as Output;
    } catch (thrown) {
      if (thrown instanceof Error && thrown.message === QUEUE_FULL) throw busy("Too many jobs are waiting");
      throw thrown;
    }
  }

  async close(): Promise<void> {
    await this.pool.destroy();
  }
}
