import { Worker } from "node:worker_threads";
import type { JobEnd, JobMessage, JobReply } from "./job-message.js";
import { JOB_SIZES, type JobSize, YOUNG_MIB } from "./job-sizes.js";
import { ownBuffers } from "./own-buffers.js";
import { milliseconds, type ThreadUsage } from "./thread-usage.js";

interface Waiting {
  readonly resolve: (reply: JobReply) => void;
  readonly reject: (reason: unknown) => void;
}

/** One thread with a heap of its own, which does one job after the other. */
export class Thread {
  private readonly worker: Worker;
  private waiting: Waiting | null = null;
  private hasEnded = false;
  /** Settles when the thread is gone and its memory with it. */
  readonly gone: Promise<void>;

  constructor(
    entry: URL,
    readonly size: JobSize,
  ) {
    const { heapMiB } = JOB_SIZES[size];
    const resourceLimits = { maxOldGenerationSizeMb: heapMiB, maxYoungGenerationSizeMb: YOUNG_MIB };
    this.worker = new Worker(entry, { resourceLimits });
    this.worker.on("message", ({ reply, isLast }: JobEnd) => {
      if (isLast) {
        void this.end();
      }
      this.settle(({ resolve }) => resolve(reply));
    });
    // One that runs out of memory after its job was given up has nobody to tell; that must not end the process.
    for (const event of ["error", "messageerror"]) {
      this.worker.on(event, (thrown) => this.fail(thrown));
    }
    this.gone = new Promise((resolve) => {
      this.worker.once("exit", () => {
        this.fail(new Error("A thread ended in the middle of its job"));
        resolve();
      });
    });
  }

  get isUsable(): boolean {
    return !this.hasEnded;
  }

  get id(): number {
    return this.worker.threadId;
  }

  /** Does one job; the thread ends with it when the signal fires. */
  run(message: JobMessage, signal: AbortSignal | undefined): Promise<JobReply> {
    const end = (): void => void this.end();
    return new Promise<JobReply>((resolve, reject) => {
      this.waiting = { resolve, reject };
      signal?.addEventListener("abort", end);
      if (signal?.aborted) {
        end();
      } else {
        this.worker.postMessage(message, ownBuffers(message.input));
      }
    }).finally(() => signal?.removeEventListener("abort", end));
  }

  /** What it uses now; null when the thread is gone. A thread answers in the middle of its work. */
  async usage(): Promise<ThreadUsage | null> {
    try {
      const [heap, cpu] = await Promise.all([this.worker.getHeapStatistics(), this.worker.cpuUsage()]);
      return { heapBytes: heap.used_heap_size, cpuMs: milliseconds(cpu) };
    } catch {
      return null;
    }
  }

  async end(): Promise<void> {
    this.hasEnded = true;
    await this.worker.terminate();
  }

  private fail(thrown: unknown): void {
    this.hasEnded = true;
    this.settle(({ reject }) => reject(thrown));
  }

  private settle(how: (waiting: Waiting) => void): void {
    const { waiting } = this;
    this.waiting = null;
    if (waiting !== null) {
      how(waiting);
    }
  }
}
