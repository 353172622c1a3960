import { Injectable } from "@nestjs/common";
import {
  budgetOf,
  type CutAnswer,
  cutToFit,
  type Envelope,
  type FittedPage,
  fitPage,
  noticeOf,
  type PagedList,
  type Tool,
} from "@plumbline/agent-tools";
import { Threads } from "../../../platform/workers/threads.js";
import { FITTING } from "./fitting.work.js";

/** An answer that is to keep to its budget. */
interface ToFit {
  readonly answer: Envelope;
  readonly maxTokens: number | null;
  readonly gone: AbortSignal;
}

const NO_TOKENS = (): number => 0;

/** Fits answers into their budget: by bytes at once, by tokens in a thread, where somebody's text may take its time. */
@Injectable()
export class AnswerFitter {
  private readonly work;

  constructor(threads: Threads) {
    this.work = threads.lineFor(FITTING);
  }

  /** The text of an answer that is no page of a list. */
  async whole(
    { readAt: endpoint }: Tool,
    answer: Envelope,
    maxTokens: number | null,
    gone: AbortSignal,
  ): Promise<CutAnswer> {
    if (maxTokens === null) {
      return cutToFit(answer, budgetOf(null, NO_TOKENS), endpoint);
    }
    return this.work.run("cutToTokens", { answer, maxTokens, endpoint }, { signal: gone });
  }

  /** The text of a page; null where only the first items of it have room. */
  async page(
    { readAt: endpoint }: Tool,
    list: PagedList,
    { answer, maxTokens, gone }: ToFit,
  ): Promise<FittedPage> {
    if (maxTokens === null) {
      return fitPage(answer, list, budgetOf(null, NO_TOKENS), endpoint);
    }
    return this.work.run("fitPageToTokens", { answer, list, maxTokens, endpoint }, { signal: gone });
  }

  noticeOf(list: Pick<PagedList, "member">, shown: number, maxTokens: number | null): string {
    return noticeOf(list, shown, budgetOf(maxTokens, NO_TOKENS));
  }
}
