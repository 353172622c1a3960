import { Piscina } from "piscina";
import { Turns } from "../turns.js";

export interface WorkerThreadsOptions {
  /** Threads at the same time; none is kept when there is nothing to do. */
  readonly threads: number;
  /** Heap of one thread in MiB; a thread over it ends with an error, the process goes on. */
  readonly heapMiB: number;
}

export interface WorkerCall {
  /** The module that exports the job, as `new URL("./x.worker.js", import.meta.url)`. */
  readonly module: URL;
  /** The exported function. */
  readonly job: string;
  /** Ends the thread when it fires; the job fails with its reason. */
  readonly signal?: AbortSignal;
  /** Takes the job out when it fires while the job still waits; one that runs goes on. */
  readonly unlessLeft?: AbortSignal;
  /** Buffers handed over without a copy. */
  readonly transfer?: readonly ArrayBuffer[];
}

const IDLE_MS = 30_000;
/** Of a heap, for what is new: left alone, a thread that was busy keeps 100 MiB more. */
const YOUNG_MIB = 24;

/**
 * Threads beside the main one. Each costs 35 to 90 MiB before it does anything, so kinds of work share them. Jobs
 * wait here and not in piscina, which starts no thread for a waiting job when another job's thread was ended.
 */
export class WorkerThreads {
  private readonly piscina: Piscina;
  private readonly turns: Turns;

  constructor({ threads, heapMiB }: WorkerThreadsOptions) {
    this.turns = new Turns(threads);
    this.piscina = new Piscina({
      minThreads: 0,
      maxThreads: threads,
      idleTimeout: IDLE_MS,
      resourceLimits: { maxOldGenerationSizeMb: heapMiB, maxYoungGenerationSizeMb: YOUNG_MIB },
      // A waiting thread keeps its event loop, so that it learns when its database connection ends.
      atomics: "disabled",
    });
    // A thread that runs out of memory after its job was given up has nobody to tell; that must not end the process.
    this.piscina.on("error", () => undefined);
  }

  /** Waits for a thread; a job that is called off before it has one is left out. */
  take(calledOff: AbortSignal | undefined): Promise<void> {
    return this.turns.take(calledOff);
  }

  give(): void {
    this.turns.give();
  }

  /** Runs a job in a thread that was taken. */
  run<Output>({ module, job, signal, transfer }: WorkerCall, input: unknown): Promise<Output> {
    return this.piscina.run(input, {
      filename: module.href,
      name: job,
      ...(signal === undefined ? {} : { signal }),
      ...(transfer === undefined ? {} : { transferList: [...transfer] }),
    }) as Promise<Output>;
  }

  /** Bytes of heap a thread uses now; null when it is gone. */
  async heapOf(threadId: number): Promise<number | null> {
    const thread = this.piscina.threads.find((one) => one.threadId === threadId);
    const statistics = await thread?.getHeapStatistics().catch(() => undefined);
    return statistics?.used_heap_size ?? null;
  }

  async close(): Promise<void> {
    await this.piscina.destroy();
  }
}
