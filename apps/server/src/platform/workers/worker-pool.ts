import { Piscina } from "piscina";
import { busy } from "../errors/api-error.js";
import { arrivedError } from "../errors/carried-error.js";
import { telemetry } from "../telemetry/telemetry.js";

export interface WorkerPoolOptions {
  /** What the pool does, in a word, for who watches it. */
  readonly name: string;
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
  /** Takes the job out when it fires while the job still waits; one that runs goes on. */
  readonly unlessLeft?: AbortSignal;
  /** Buffers handed over without a copy. */
  readonly transfer?: readonly ArrayBuffer[];
}

const IDLE_MS = 30_000;

/**
 * Work that would hold up the main thread: large documents, hostile schemas. Jobs wait here and not in
 * piscina, which starts no thread for a waiting job when another job's thread was ended.
 */
export class WorkerPool {
  private readonly pool: Piscina;
  private readonly waiting: (() => void)[] = [];
  private running = 0;

  constructor(private readonly options: WorkerPoolOptions) {
    this.pool = new Piscina({
      minThreads: 0,
      maxThreads: options.threads,
      idleTimeout: IDLE_MS,
      resourceLimits: { maxOldGenerationSizeMb: options.heapMiB },
      // A waiting thread keeps its event loop, so that it learns when its database connection ends.
      atomics: "disabled",
    });
    // A thread that runs out of memory after its job was given up has nobody to tell; that must not end the process.
    this.pool.on("error", () => undefined);
    telemetry().gauge("service.jobs.running", { pool: options.name }, () => this.running);
    telemetry().gauge("service.jobs.waiting", { pool: options.name }, () => this.waiting.length);
  }

  /** Answers 429 `busy` when as many jobs wait as may. */
  async run<Input, Output>(call: WorkerCall, input: Input): Promise<Output> {
    const { span } = telemetry();
    const { name } = this.options;
    call.signal?.throwIfAborted();
    await span("wait for a thread", { pool: name }, () => this.turn(call.unlessLeft ?? call.signal));
    try {
      return await span(`job ${call.job}`, { pool: name }, () => this.runNow<Output>(call, input));
    } catch (thrown) {
      throw arrivedError(thrown);
    } finally {
      this.giveTurn();
    }
  }

  private runNow<Output>({ module, job, signal, transfer }: WorkerCall, input: unknown): Promise<Output> {
    return this.pool.run(input, {
      filename: module.href,
      name: job,
      ...(signal === undefined ? {} : { signal }),
      ...(transfer === undefined ? {} : { transferList: [...transfer] }),
    }) as Promise<Output>;
  }

  /** Bytes of heap a thread uses now; null when it is gone. */
  async heapOf(threadId: number): Promise<number | null> {
    const thread = this.pool.threads.find((one) => one.threadId === threadId);
    const statistics = await thread?.getHeapStatistics().catch(() => undefined);
    return statistics?.used_heap_size ?? null;
  }

  async close(): Promise<void> {
    await this.pool.destroy();
  }

  /** Waits for a thread, in the order of asking; a job whose signal fires before is left out. */
  private turn(signal: AbortSignal | undefined): Promise<void> {
    if (this.running < this.options.threads) {
      this.running += 1;
      return Promise.resolve();
    }
    if (this.waiting.length >= this.options.queue) throw busy("Too many jobs are waiting");
    return new Promise((resolve, reject) => {
      const start = (): void => {
        signal?.removeEventListener("abort", leave);
        resolve();
      };
      const leave = (): void => {
        this.waiting.splice(this.waiting.indexOf(start), 1);
        reject(signal?.reason);
      };
      this.waiting.push(start);
      signal?.addEventListener("abort", leave, { once: true });
    });
  }

  private giveTurn(): void {
    const next = this.waiting.shift();
    if (next === undefined) this.running -= 1;
    else next();
  }
}
