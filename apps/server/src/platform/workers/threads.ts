import { Inject, Injectable, type OnApplicationShutdown } from "@nestjs/common";
import { CONFIGURATION, type Configuration } from "../configuration/configuration.js";
import { telemetry } from "../telemetry/telemetry.js";
import { Admission, type Asking } from "./admission.js";
import { Line } from "./line.js";
import { threadBudgetMiB } from "./thread-budget.js";
import { ThreadPool } from "./thread-pool.js";
import type { Work } from "./work.js";

const ENTRY = new URL("./thread.worker.js", import.meta.url);

/** The threads of the process, and who may have one. */
@Injectable()
export class Threads implements OnApplicationShutdown {
  private readonly admission: Admission;
  private readonly pool = new ThreadPool(ENTRY);
  private readonly told = new Set<string>();

  constructor(@Inject(CONFIGURATION) { memoryMiB }: Pick<Configuration, "memoryMiB">) {
    this.admission = new Admission(threadBudgetMiB(memoryMiB));
  }

  /** Who does one kind of work. */
  lineFor<Jobs>(work: Work<Jobs>): Line<Jobs> {
    if (!this.told.has(work.name)) {
      this.tell(work);
    }
    return new Line(work, this.admission, this.pool);
  }

  onApplicationShutdown(): Promise<void> {
    return this.pool.close();
  }

  /** Lets whoever watches see how much of a kind of work runs and waits. */
  private tell(work: Asking): void {
    const attributes = { pool: work.name };
    telemetry().gauge("service.jobs.running", attributes, () => this.admission.runningOf(work));
    telemetry().gauge("service.jobs.waiting", attributes, () => this.admission.waitingOf(work));
    this.told.add(work.name);
  }
}
