import { Piscina } from "piscina";

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

  run<Input, Output>(call: WorkerCall, input: Input): Promise<Output> {
    const { signal, transfer } = call;
    return this.pool.run(input, {
      filename: call.module.href,
      name: call.job,
      ...(signal === undefined ? {} : { signal }),
      ...(transfer === undefined ? {} : { transferList: [...transfer] }),
    }) as Promise<Output>;
  }

  async close(): Promise<void> {
    await this.pool.destroy();
  }
}
