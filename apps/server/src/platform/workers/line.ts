import { codeOf } from "../code-of.js";
import { answerTo, type Done, doneOrAnswered } from "../errors/answers.js";
import type { Refusal } from "../errors/refusals.js";
import { Refused } from "../errors/refused.js";
import { askerNow } from "../fairness/asker.js";
import { telemetry } from "../telemetry/telemetry.js";
import type { Admission, Job } from "./admission.js";
import type { JobMessage, JobReply } from "./job-message.js";
import type { ThreadPool } from "./thread-pool.js";
import type { ThreadUsage } from "./thread-usage.js";
import type { InputOf, JobName, OutcomeOf, Work } from "./work.js";

export interface JobOptions {
  /** Ends the thread when it fires; the job fails with its reason. */
  readonly signal?: AbortSignal;
  /** Takes the job out when it fires while the job still waits; one that runs goes on. */
  readonly unlessLeft?: AbortSignal;
  /** What the job came to when it needs more memory than its thread has. */
  readonly whenFull?: Refusal;
}

/** Does the jobs of one kind of work, each in a thread, for whoever makes the request: workspaces take turns. */
export class Line<Jobs> {
  constructor(
    private readonly work: Work<Jobs>,
    private readonly admission: Admission,
    private readonly pool: ThreadPool,
  ) {}

  /** What the job came to; its refusals are thrown as the answers they get. */
  async run<Name extends JobName<Jobs>>(
    job: Name,
    input: InputOf<Jobs[Name]>,
    options: JobOptions,
  ): Promise<Done<OutcomeOf<Jobs[Name]>>> {
    const reply = await this.replyTo({ module: this.work.module.href, job, input }, options);
    if ("failed" in reply) {
      throw reply.failed;
    }
    if ("refusal" in reply) {
      throw answerTo(reply.refusal);
    }
    // A thread knows no types: what it says is what the job it was given is declared to come to.
    return doneOrAnswered(reply.outcome) as Done<OutcomeOf<Jobs[Name]>>;
  }

  /** What a thread uses now; null when it is gone. */
  usageOf(threadId: number): Promise<ThreadUsage | null> {
    return this.pool.usageOf(threadId);
  }

  private async replyTo(message: JobMessage, options: JobOptions): Promise<JobReply> {
    const job = { work: this.work, asker: askerNow() };
    try {
      await this.waitForTurn(job, options.unlessLeft ?? options.signal);
    } catch (thrown) {
      if (thrown instanceof Refused) {
        return { refusal: thrown.refusal };
      }
      throw thrown;
    }
    try {
      return await this.inThread(message, options);
    } finally {
      this.admission.end(job);
    }
  }

  private waitForTurn(job: Job, calledOff: AbortSignal | undefined): Promise<void> {
    const attributes = { pool: this.work.name };
    return telemetry().span("wait for a thread", attributes, () => this.admission.ask(job, calledOff));
  }

  private async inThread(message: JobMessage, { signal, whenFull }: JobOptions): Promise<JobReply> {
    const thread = await this.pool.take(this.work.size, this.admission.freeMiB);
    const attributes = { pool: this.work.name };
    try {
      return await telemetry().span(`job ${message.job}`, attributes, () => thread.run(message, signal));
    } catch (thrown) {
      if (signal?.aborted) {
        throw signal.reason;
      }
      if (whenFull !== undefined && isOutOfMemory(thrown)) {
        return { refusal: whenFull };
      }
      throw thrown;
    } finally {
      await this.pool.give(thread);
    }
  }
}

const OUT_OF_MEMORY = "ERR_WORKER_OUT_OF_MEMORY";

/** A thread ended because it needed more than its heap; the process and the other threads go on. */
export function isOutOfMemory(thrown: unknown): boolean {
  return codeOf(thrown) === OUT_OF_MEMORY;
}
