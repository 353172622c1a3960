import { threadId } from "node:worker_threads";
import { ownCpuMs } from "../../../platform/workers/thread-usage.js";
import { SCHEMA_CHECKS_MS, SLOW_SCHEMA_MS } from "../limits.js";

const IS_RUNNING = 0;
const SINCE = 1;
const SPENT = 2;
const MODEL_VERSION = 3;
const THREAD = 4;
const IS_SLOW = 5;
const IS_TO_BLAME = 6;
const SCHEMA = 7;
const HASH_BYTES = 32;
const BYTES = SCHEMA * Int32Array.BYTES_PER_ELEMENT + HASH_BYTES;

/**
 * Says how long a thread has been checking schemas and which one it checks now, in memory that it shares with the main
 * thread: a check that never ends can only be noticed from outside. What a thread does between checks does not count,
 * nor does the time in which others have the processor: a schema is not slow because the machine is busy. Time is given
 * in milliseconds of the processor that the thread has had (`ThreadUsage.cpuMs`).
 */
export class SchemaCheckClock {
  private readonly words: Int32Array<SharedArrayBuffer>;
  private readonly schema: Uint8Array<SharedArrayBuffer>;

  constructor(readonly memory: SchemaCheckMemory) {
    this.words = new Int32Array(memory.shared, 0, SCHEMA);
    this.schema = new Uint8Array(memory.shared, SCHEMA * Int32Array.BYTES_PER_ELEMENT);
  }

  /** A check against a schema begins. */
  begin(modelVersion: number, schema: Buffer): void {
    this.pause();
    if (Atomics.load(this.words, IS_SLOW) === 0) {
      this.schema.set(schema);
    }
    Atomics.store(this.words, MODEL_VERSION, modelVersion);
    Atomics.store(this.words, THREAD, threadId);
    Atomics.store(this.words, SINCE, ownCpuMs());
    Atomics.store(this.words, IS_RUNNING, 1);
  }

  /** The check has ended; what it took is added to what those before it took. */
  pause(): void {
    if (!this.isRunning) {
      return;
    }
    const took = this.presentMs(ownCpuMs());
    if (took > SLOW_SCHEMA_MS) {
      Atomics.store(this.words, IS_SLOW, 1);
    }
    Atomics.store(this.words, IS_RUNNING, 0);
    Atomics.add(this.words, SPENT, took);
    if (this.spentMs > SCHEMA_CHECKS_MS) {
      Atomics.store(this.words, IS_TO_BLAME, Atomics.load(this.words, IS_SLOW));
    }
  }

  /** There are no more checks: the clock is as it was before the first, but for a schema that is to blame. */
  end(): void {
    this.pause();
    Atomics.store(this.words, SPENT, 0);
    Atomics.store(this.words, IS_SLOW, Atomics.load(this.words, IS_TO_BLAME));
  }

  /** Milliseconds of all checks that have ended since the clock was new or put back. */
  get spentMs(): number {
    return Atomics.load(this.words, SPENT);
  }

  /** The same with the check that goes on, by what the thread has had of the processor. */
  elapsedMs(cpuMs: number): number {
    return this.spentMs + this.presentMs(cpuMs);
  }

  /** Whether a check is going on. */
  get isRunning(): boolean {
    return Atomics.load(this.words, IS_RUNNING) !== 0;
  }

  /** The thread that checks. */
  get threadId(): number {
    return Atomics.load(this.words, THREAD);
  }

  /** The version of the model whose schemas are checked. */
  get modelVersion(): number {
    return Atomics.load(this.words, MODEL_VERSION);
  }

  /** The hash of the schema that is checked now, or of the first one that was slow; null when there is none. */
  get present(): string | null {
    const isAny = Atomics.load(this.words, IS_SLOW) !== 0 || this.isRunning;
    return isAny ? Buffer.from(this.schema).toString("hex") : null;
  }

  /**
   * The hash of the first schema whose check alone was slow, where checks took too long with it; null when there is none. What plays
   * in time is never held against its schemas: it would play once.
   */
  get slow(): string | null {
    return Atomics.load(this.words, IS_TO_BLAME) === 0 ? null : this.present;
  }

  /** The one that is to blame if checks take too long with it, by what the thread has had of the processor; null while none is slow. */
  slowAt(cpuMs: number): string | null {
    const isSlow = Atomics.load(this.words, IS_SLOW) !== 0 || this.presentMs(cpuMs) > SLOW_SCHEMA_MS;
    return isSlow ? this.present : null;
  }

  private presentMs(cpuMs: number): number {
    // In 32 bits, since a thread that works for weeks has had more than they hold.
    return this.isRunning ? (cpuMs - Atomics.load(this.words, SINCE)) | 0 : 0;
  }
}

/** What a thread needs to make the same clock. */
export interface SchemaCheckMemory {
  readonly shared: SharedArrayBuffer;
  /** Hashes of texts of schemas that are known to be too slow: nothing is held against them again. */
  readonly slow: readonly string[];
}

/** Memory for a new clock. */
export function clockMemory(slow: readonly string[]): SchemaCheckMemory {
  return { shared: new SharedArrayBuffer(BYTES), slow };
}
