import { Injectable } from "@nestjs/common";
import { Threads } from "../../platform/workers/threads.js";
import { withOwnBytes } from "./promises.service.js";
import { PROMISES } from "./promises.work.js";
import type { AnsweredPromise } from "./reading/answered-promise.js";
import type { PromiseWriteWithBody } from "./writing/change-promise.js";
import type { Derived } from "./writing/generate-obligations.js";
import type { PromiseWrite } from "./writing/move-promise.js";

interface OfObligation {
  readonly key: string;
}

/** Obligations of drafts (docs/reference/promises.md#obligations). */
@Injectable()
export class ObligationsService {
  private readonly work;

  constructor(threads: Threads) {
    this.work = threads.lineFor(PROMISES);
  }

  add(write: PromiseWriteWithBody, gone: AbortSignal): Promise<AnsweredPromise> {
    return this.work.run("addObligation", withOwnBytes(write), { unlessLeft: gone });
  }

  change(write: PromiseWriteWithBody & OfObligation, gone: AbortSignal): Promise<AnsweredPromise> {
    return this.work.run("changeObligation", withOwnBytes(write), { unlessLeft: gone });
  }

  remove(write: PromiseWrite & OfObligation, gone: AbortSignal): Promise<AnsweredPromise> {
    return this.work.run("removeObligation", write, { unlessLeft: gone });
  }

  generate(write: PromiseWrite, gone: AbortSignal): Promise<AnsweredPromise> {
    return this.work.run("generate", write, { unlessLeft: gone });
  }

  /** What that would add, and which generated obligations no longer follow from the draft. */
  async preview(write: PromiseWrite, gone: AbortSignal): Promise<Derived> {
    const { derived } = await this.work.run("previewGenerated", write, { signal: gone });
    const noLongerDerived = derived.noLongerDerived.map(({ key, kind, title }) => ({ key, kind, title }));
    return { added: derived.added, noLongerDerived };
  }
}
