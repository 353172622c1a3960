import { availableParallelism } from "node:os";
import { Injectable, type OnApplicationShutdown } from "@nestjs/common";
import { WorkerThreads } from "./worker-threads.js";

const CORES = availableParallelism();

/** The threads that several kinds of work share. */
@Injectable()
export class SharedThreads implements OnApplicationShutdown {
  /** For models as a whole. No kind takes all of them: two large imports leave one for who reads. */
  readonly models = new WorkerThreads({ threads: Math.max(3, CORES + 1), heapMiB: 448 });
  /** For the engines, which check payloads against schemas that strangers wrote. */
  readonly engines = new WorkerThreads({ threads: Math.max(2, CORES), heapMiB: 1024 });

  async onApplicationShutdown(): Promise<void> {
    await Promise.all([this.models.close(), this.engines.close()]);
  }
}

/** Jobs of one kind that work on whole models at the same time. */
export const MODEL_JOBS_AT_ONCE = 2;
