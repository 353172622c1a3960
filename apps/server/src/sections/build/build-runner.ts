import { Injectable } from "@nestjs/common";
import type { Guid } from "@plumbline/model-core";
import type { Done } from "../../platform/errors/answers.js";
import { Threads } from "../../platform/workers/threads.js";
import type { InputOf, JobName, OutcomeOf } from "../../platform/workers/work.js";
import { SchemaCheckGuard } from "../scenarios/scenarios.module.js";
import { BUILD } from "./build.work.js";

type Jobs = typeof import("./build.worker.js");

/** Who waits for a build. */
export interface Waiting {
  readonly projectId: Guid;
  readonly gone: AbortSignal;
}

/** Builds in threads that end when the schemas of a project never come to an end of their checks. */
@Injectable()
export class BuildRunner {
  private readonly building;

  constructor(
    private readonly guard: SchemaCheckGuard,
    threads: Threads,
  ) {
    this.building = threads.lineFor(BUILD);
  }

  /** Gives up when the client is gone. */
  run<Name extends JobName<Jobs>>(
    job: Name,
    { projectId, gone }: Waiting,
    input: Omit<InputOf<Jobs[Name]>, "clock" | "projectId">,
  ): Promise<Done<OutcomeOf<Jobs[Name]>>> {
    return this.guard.finish(this.building, { projectId, gone }, (clock, signal) =>
      this.building.run(job, { ...input, projectId, clock } as InputOf<Jobs[Name]>, { signal }),
    );
  }
}
