import { Injectable } from "@nestjs/common";
import type { ProjectCaller, UserPrincipal } from "../../../platform/access/principal.js";
import { ownBytes } from "../../../platform/workers/own-bytes.js";
import { Threads } from "../../../platform/workers/threads.js";
import type { AnsweredDecision } from "../../decisions/for-threads.js";
import { CRITIQUES } from "../critiques/critiques.work.js";
import type { CritiquePart } from "./threads/keep-of-critique.js";
import type { AnsweredQuestionOf } from "./threads/keep-question.js";

/** What people keep of critiques and proposals (docs/reference/ai.md#keeping). */
@Injectable()
export class KeepingService {
  private readonly work;

  constructor(threads: Threads) {
    this.work = threads.lineFor(CRITIQUES);
  }

  questionOfCritique(part: CritiquePart, gone: AbortSignal): Promise<AnsweredQuestionOf> {
    return this.work.run("keepCritiqueQuestion", part, { unlessLeft: gone });
  }

  decisionOfCritique(part: CritiquePart, gone: AbortSignal): Promise<AnsweredDecision> {
    return this.work.run("keepCritiqueDecision", part, { unlessLeft: gone });
  }

  questionOfProposal(
    caller: ProjectCaller<UserPrincipal>,
    bytes: Uint8Array,
    gone: AbortSignal,
  ): Promise<AnsweredQuestionOf> {
    const request = { caller, bytes: ownBytes(bytes) };
    return this.work.run("keepProposalQuestion", request, { unlessLeft: gone });
  }
}
