import { Injectable } from "@nestjs/common";
import type { Guid } from "@plumbline/model-core";
import type { VerificationRun } from "@plumbline/promise-core";
import type { ProjectCaller } from "../../../platform/access/principal.js";
import { Threads } from "../../../platform/workers/threads.js";
import { SchemaCheckGuard } from "../../scenarios/scenarios.module.js";
import { CHECKS } from "../promises.work.js";

/** A check, or a piece of evidence, as its request names it. */
export interface NamedCheck {
  readonly caller: ProjectCaller;
  readonly promiseId: Guid;
  readonly key: string;
  readonly bytes: Uint8Array;
}

/** Plays checks in threads that can be ended. */
@Injectable()
export class CheckRunner {
  private readonly playing;

  constructor(
    private readonly guard: SchemaCheckGuard,
    threads: Threads,
  ) {
    this.playing = threads.lineFor(CHECKS);
  }

  /** Runs a check and stores what came of it. Gives up when the client is gone; what is stored stays. */
  async run(check: NamedCheck, gone: AbortSignal): Promise<VerificationRun> {
    const { projectId } = check.caller;
    const { run } = await this.guard.finish(this.playing, { projectId, gone }, (clock, signal) =>
      this.playing.run("runPromiseCheck", { ...check, bytes: check.bytes.slice(), clock }, { signal }),
    );
    return run;
  }
}
