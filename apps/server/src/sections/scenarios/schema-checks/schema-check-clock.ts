import { threadId } from "node:worker_threads";
import { SLOW_SCHEMA_MS } from "../limits.js";

const SINCE = 0;
const SPENT = 1;
const MODEL_VERSION = 2;
const THREAD = 3;
const IS_SLOW = 4;
const SCHEMA = 5;
const HASH_BYTES = 32;
const BYTES = SCHEMA * Int32Array.BYTES_PER_ELEMENT + HASH_BYTES;

/**
 * Says how long a thread has been checking schemas and which one it checks now, in memory that it shares with the main
 * thread: a check that never ends can only be noticed from outside. What a thread does between checks does not count.
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
    Atomics.store(this.words, SINCE, this.now());
  }

  /** The check has ended; what it took is added to what those before it took. */
  pause(): void {
    const took = this.presentMs;
    if (took > SLOW_SCHEMA_MS) {
      Atomics.store(this.words, IS_SLOW, 1);
    }
    Atomics.add(this.words, SPENT, took);
    Atomics.store(this.words, SINCE, 0);
  }

  /** There are no more checks: the clock is as it was before the first. */
  end(): void {
    this.pause();
    Atomics.store(this.words, SPENT, 0);
  }

  /** Milliseconds of all checks since the clock was new or put back. */
  get elapsedMs(): number {
    return Atomics.load(this.words, SPENT) + this.presentMs;
  }

  /** Whether a check is going on. */
  get isRunning(): boolean {
    return Atomics.load(this.words, SINCE) !== 0;
  }

  /** The thread that checks. */
  get threadId(): number {
    return Atomics.load(this.words, THREAD);
  }

  /** The version of the model whose schemas are checked. */
  get modelVersion(): number {
    return Atomics.load(this.words, MODEL_VERSION);
  }

  /** The hash of the schema that is checked now, or of the first one that was too slow; null when there is none. */
  get present(): string | null {
    const isAny = Atomics.load(this.words, IS_SLOW) !== 0 || this.isRunning;
    return isAny ? Buffer.from(this.schema).toString("hex") : null;
  }

  /** The hash of a schema whose check alone took too long, or goes on for so long; null when there is none. */
  get slow(): string | null {
    const isSlow = Atomics.load(this.words, IS_SLOW) !== 0 || this.presentMs > SLOW_SCHEMA_MS;
    return isSlow ? this.present : null;
  }

  private get presentMs(): number {
    const since = Atomics.load(this.words, SINCE);
    return since === 0 ? 0 : this.now() - since;
  }

  private now(): number {
    return Date.now() - this.memory.epoch + 1;
  }
}

/** What a thread needs to make the same clock. */
export interface SchemaCheckMemory {
  readonly shared: SharedArrayBuffer;
  /** Milliseconds since 1970 from which the clock counts. */
  readonly epoch: number;
  /** Hashes of texts of schemas that are known to be too slow: nothing is held against them again. */
  readonly slow: readonly string[];
}

/** Memory for a new clock. */
export function clockMemory(slow: readonly string[]): SchemaCheckMemory {
  return { shared: new SharedArrayBuffer(BYTES), epoch: Date.now(), slow };
}
