import { Injectable } from "@nestjs/common";
import type { Guid } from "@plumbline/model-core";
import type { VerificationRun } from "@plumbline/promise-core";
import type { ProjectCaller } from "../../../platform/access/principal.js";
import { Threads } from "../../../platform/workers/threads.js";
import { SchemaCheckGuard } from "../../scenarios/scenarios.module.js";
import { CHECKS } from "../promises.work.js";
import { decide, newPermit } from "./permit.js";

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

  /**
   * Runs a check, as soon as it may be, and stores what came of it: what it plays is read meanwhile. Rejects as `mayRun`
   * does. Gives up when the client is gone; what is stored stays.
   */
  async run(check: NamedCheck, gone: AbortSignal, mayRun = Promise.resolve()): Promise<VerificationRun> {
    const { projectId } = check.caller;
    const permit = newPermit();
    const decided = mayRun.then(
      () => decide(permit, true),
      (reason: unknown) => {
        decide(permit, false);
        throw reason;
      },
    );
    const running = this.guard.finish(this.playing, { projectId, gone }, (clock, signal) =>
      this.playing.run(
        "runPromiseCheck",
        { ...check, bytes: check.bytes.slice(), clock, permit },
        { signal },
      ),
    );
    // That it may not run is what is answered, whatever else was found out meanwhile.
    running.catch(() => undefined);
    await decided;
    return (await running).run;
  }
}
