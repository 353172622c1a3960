import { threadId } from "node:worker_threads";

const SINCE = 0;
const MODEL_VERSION = 1;
const THREAD = 2;
const WORDS = 3;

/**
 * Says how long a thread has been checking schemas, in memory that it shares with the main thread: a
 * check that never ends can only be noticed from outside. Waiting for a thread and reading do not count.
 */
export class SchemaCheckClock {
  private readonly words: Int32Array<SharedArrayBuffer>;

  constructor(
    readonly memory: SchemaCheckMemory = {
      words: new SharedArrayBuffer(WORDS * Int32Array.BYTES_PER_ELEMENT),
      epoch: Date.now(),
    },
  ) {
    this.words = new Int32Array(memory.words);
  }

  begin(modelVersion: number): void {
    Atomics.store(this.words, MODEL_VERSION, modelVersion);
    Atomics.store(this.words, THREAD, threadId);
    Atomics.store(this.words, SINCE, Date.now() - this.memory.epoch + 1);
  }

  end(): void {
    Atomics.store(this.words, SINCE, 0);
  }

  /** Milliseconds since the checks began; 0 when none are going on. */
  get elapsedMs(): number {
    const since = Atomics.load(this.words, SINCE);
    return since === 0 ? 0 : Date.now() - this.memory.epoch + 1 - since;
  }

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
}

/** What a thread needs to make the same clock. */
export interface SchemaCheckMemory {
  readonly words: SharedArrayBuffer;
  /** Milliseconds since 1970 from which the clock counts. */
  readonly epoch: number;
}
