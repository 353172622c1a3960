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

/** A schema that was too slow is known at the second look, and answered without a check. */
const LOOKS = 2;

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
    for (let look = 0; look < LOOKS; look += 1) {
      const done = await this.guard.run(this.playing, { projectId, gone }, (clock, signal) =>
        this.playing.run("runPromiseCheck", { ...check, bytes: check.bytes.slice(), clock }, { signal }),
      );
      if (done.outcome === "done") {
        return done.value.run;
      }
    }
    throw new Error("The schemas of a check cannot be looked at, not even to be left out");
  }
}
