import { busy } from "../errors/api-error.js";
import { arrivedError } from "../errors/carried-error.js";
import { telemetry } from "../telemetry/telemetry.js";
import { Turns } from "../turns.js";
import type { WorkerCall, WorkerThreads } from "./worker-threads.js";

export interface WorkerPoolOptions {
  /** What the pool does, in a word, for who watches it. */
  readonly name: string;
  /** Jobs that run at the same time, so that one kind of work leaves threads to the others. */
  readonly atOnce: number;
  /** Jobs that may wait. */
  readonly queue: number;
}

/** One kind of work that would hold up the main thread: large documents, hostile schemas. */
export class WorkerPool {
  private readonly turns: Turns;

  constructor(
    private readonly threads: WorkerThreads,
    private readonly options: WorkerPoolOptions,
  ) {
    this.turns = new Turns(options.atOnce);
    telemetry().gauge("service.jobs.running", { pool: options.name }, () => this.turns.running);
    telemetry().gauge("service.jobs.waiting", { pool: options.name }, () => this.turns.waiting);
  }

  /** Answers 429 `busy` when as many jobs wait as may; a job whose signal fires ends with the signal's reason. */
  async run<Input, Output>(call: WorkerCall, input: Input): Promise<Output> {
    const { span } = telemetry();
    const { name, queue } = this.options;
    if (this.turns.isFull && this.turns.waiting >= queue) throw busy("Too many jobs are waiting");
    await span("wait for a thread", { pool: name }, () => this.takeThread(call.unlessLeft ?? call.signal));
    try {
      return await span(`job ${call.job}`, { pool: name }, () => this.threads.run<Output>(call, input));
    } catch (thrown) {
      throw call.signal?.aborted ? call.signal.reason : arrivedError(thrown);
    } finally {
      this.threads.give();
      this.turns.give();
    }
  }

  heapOf(threadId: number): Promise<number | null> {
    return this.threads.heapOf(threadId);
  }

  /** First a turn among its kind, then a thread. */
  private async takeThread(calledOff: AbortSignal | undefined): Promise<void> {
    await this.turns.take(calledOff);
    try {
      await this.threads.take(calledOff);
    } catch (thrown) {
      this.turns.give();
      throw thrown;
    }
  }
}
