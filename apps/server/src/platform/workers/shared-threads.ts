import { availableParallelism } from "node:os";
import { Injectable, type OnApplicationShutdown } from "@nestjs/common";
import { WorkerPool } from "./worker-pool.js";
import { WorkerThreads } from "./worker-threads.js";

const CORES = availableParallelism();
/** Two large documents at once keep two cores busy and the process under its memory target. */
const MODEL_JOBS_AT_ONCE = 2;

/** The threads that several kinds of work share. */
@Injectable()
export class SharedThreads implements OnApplicationShutdown {
  /** No kind takes all of them: two large imports leave one for who reads. */
  private readonly models = new WorkerThreads({ threads: Math.max(3, CORES + 1), heapMiB: 448 });
  /** For the engines, which check payloads against schemas that strangers wrote. */
  readonly engines = new WorkerThreads({ threads: Math.max(2, CORES), heapMiB: 1024 });

  /** For one kind of work on models as a whole, of which so many jobs may wait. */
  forModels(name: string, queue: number): WorkerPool {
    return new WorkerPool(this.models, { name, atOnce: MODEL_JOBS_AT_ONCE, queue });
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all([this.models.close(), this.engines.close()]);
  }
}
