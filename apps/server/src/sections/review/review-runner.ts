import { Injectable } from "@nestjs/common";
import type { Guid } from "@plumbline/model-core";
import type { Done } from "../../platform/errors/answers.js";
import { Threads } from "../../platform/workers/threads.js";
import type { InputOf, JobName, OutcomeOf } from "../../platform/workers/work.js";
import { SchemaCheckGuard } from "../scenarios/scenarios.module.js";
import { REVIEW } from "./review.work.js";

type Jobs = typeof import("./review.worker.js");

/** Who waits for a review. */
export interface Waiting {
  readonly projectId: Guid;
  readonly gone: AbortSignal;
}

/** Reviews in threads that end when the schemas of a project never come to an end of their checks. */
@Injectable()
export class ReviewRunner {
  private readonly reviewing;

  constructor(
    private readonly guard: SchemaCheckGuard,
    threads: Threads,
  ) {
    this.reviewing = threads.lineFor(REVIEW);
  }

  /** Gives up when the client is gone; what was written stays. */
  run<Name extends JobName<Jobs>>(
    job: Name,
    { projectId, gone }: Waiting,
    input: Omit<InputOf<Jobs[Name]>, "clock">,
  ): Promise<Done<OutcomeOf<Jobs[Name]>>> {
    return this.guard.finish(this.reviewing, { projectId, gone }, (clock, signal) =>
      this.reviewing.run(job, { ...input, clock } as InputOf<Jobs[Name]>, { signal }),
    );
  }
}
