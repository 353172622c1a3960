import { Injectable } from "@nestjs/common";
import {
  budgetOf,
  type CutAnswer,
  cutToFit,
  type Envelope,
  type FittedPage,
  fitPage,
  fits,
  noticeOf,
  noticeOfTotals,
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

/** Characters of an answer that is cut on the main thread. */
const SMALL_ANSWER = 256 * 1024;

/** Fits answers into their budget: what is small by bytes at once, all else in a thread, where it may take its time. */
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
    const text = JSON.stringify(answer);
    const budget = budgetOf(null, NO_TOKENS);
    if (maxTokens === null && fits(text, budget)) {
      return { text, isCut: false };
    }
    return maxTokens === null && text.length <= SMALL_ANSWER
      ? cutToFit(answer, budget, endpoint)
      : this.work.run("cutInThread", { text, maxTokens, endpoint }, { unlessLeft: gone });
  }

  /** The text of a page; null where only the first items of it have room. */
  async page(
    { readAt: endpoint }: Tool,
    list: PagedList,
    { answer, maxTokens, gone }: ToFit,
  ): Promise<FittedPage> {
    const text = JSON.stringify(answer);
    const budget = budgetOf(null, NO_TOKENS);
    if (maxTokens === null && fits(text, budget)) {
      return { text, shown: Number.MAX_SAFE_INTEGER };
    }
    return maxTokens === null && text.length <= SMALL_ANSWER
      ? fitPage(answer, list, budget, endpoint)
      : this.work.run("fitPageInThread", { text, list, maxTokens, endpoint }, { unlessLeft: gone });
  }

  noticeOf(list: Pick<PagedList, "member">, shown: number, maxTokens: number | null): string {
    return noticeOf(list, shown, budgetOf(maxTokens, NO_TOKENS));
  }

  noticeOfTotals({ readAt }: Tool, maxTokens: number | null): string {
    return noticeOfTotals(readAt, budgetOf(maxTokens, NO_TOKENS));
  }
}
