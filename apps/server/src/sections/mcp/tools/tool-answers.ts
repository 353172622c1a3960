import { Injectable } from "@nestjs/common";
import {
  type CutAnswer,
  chooseFields,
  chooseFieldsOfLists,
  type Envelope,
  envelopeOf,
  holdsItemsOf,
  isPaged,
  type JsonObject,
  type PagedList,
  type ReadArguments,
  type Tool,
  totalsOf,
  withoutCursors,
} from "@plumbline/agent-tools";
import { validationError } from "../../../platform/errors/api-error.js";
import { AnswerFitter } from "./answer-fitter.js";
import type { ToolFinding } from "./handled-tool.js";
import { cursorFor } from "./tool-cursor.js";

/** Asks for a shorter page than the caller did; nothing for as they did. */
type Asked = (page: { readonly limit?: number }) => Promise<ToolFinding>;

/** Makes answers that keep to their budget, and lists that go on where they were cut. */
@Injectable()
export class ToolAnswers {
  constructor(private readonly fitter: AnswerFitter) {}

  async fitted(tool: Tool, asked: ReadArguments, ask: Asked, gone: AbortSignal): Promise<string> {
    const found = await ask({});
    if (tool.list !== null) {
      return this.fittedPage({ tool, asked, list: tool.list, ask, gone }, found);
    }
    return this.fittedWhole({ tool, asked, ask, gone }, found);
  }

  /** What finds less of the same is asked to; several lists are asked for with fewer items each; anything else is cut. */
  private async fittedWhole(asking: Asking, first: ToolFinding): Promise<string> {
    let found = first;
    for (;;) {
      const { text, isCut } = await this.whole(asking, found);
      if (!isCut || found.less === undefined) {
        return isCut && isPaged(asking.tool) ? this.fittedLists(asking) : text;
      }
      found = await found.less();
    }
  }

  /** As many items of each list as have room. */
  private async fittedLists(asking: Asking): Promise<string> {
    const { asked, ask } = asking;
    let [low, high, best]: [number, number, string | null] = [1, asked.page.limit - 1, null];
    while (low <= high) {
      const limit = Math.ceil((low + high) / 2);
      const notice = this.fitter.noticeOf(EACH_LIST, limit, asked.maxTokens);
      const { text, isCut } = await this.whole(asking, { ...(await ask({ limit })), notice });
      best = isCut ? best : text;
      [low, high] = isCut ? [low, limit - 1] : [limit + 1, high];
    }
    return best ?? this.leastOfLists(asking, await ask({ limit: 1 }));
  }

  /** Where not even an item of each has room: of several lists their totals, of one a part of its item. */
  private async leastOfLists(asking: Asking, found: ToolFinding): Promise<string> {
    if (Object.keys(found.data).length > 1) {
      const notice = this.fitter.noticeOfTotals(asking.tool, asking.asked.maxTokens);
      return (await this.whole(asking, { data: totalsOf(found.data), notice })).text;
    }
    const { text } = await this.whole(asking, { ...found, data: withoutCursors(found.data) });
    return holdsItemsOf(found.data, text) ? text : refuseBudget();
  }

  private whole({ tool, asked, gone }: Asking, found: ToolFinding): Promise<CutAnswer> {
    return this.fitter.whole(tool, this.enveloped(tool, asked, found), asked.maxTokens, gone);
  }

  /** Asks for fewer items until those that came fit: then the cursor leads on from the last of them. */
  private async fittedPage(paged: PagedAsking, first: ToolFinding): Promise<string> {
    const { tool, asked, list, gone } = paged;
    let found = chosenOf(first, list, asked.fields);
    for (;;) {
      const answer = this.enveloped(tool, asked, found);
      const { text, shown } = await this.fitter.page(tool, list, {
        answer,
        maxTokens: asked.maxTokens,
        gone,
      });
      if (text !== null) {
        return text;
      }
      if (shown === 0) {
        return refuseBudget();
      }
      const shorter = this.fitter.noticeOf(list, shown, asked.maxTokens);
      const notice = [first.notice ?? [], shorter].flat().join(" ");
      found = { ...(await this.fewer(paged, found, shown)), notice };
    }
  }

  private async fewer(
    { ask, list, asked }: PagedAsking,
    found: ToolFinding,
    shown: number,
  ): Promise<ToolFinding> {
    if (found.cursorAfter === undefined) {
      return chosenOf(await ask({ limit: shown }), list, asked.fields);
    }
    const items = itemsOf(found, list).slice(0, shown);
    return { ...found, data: { ...found.data, [list.member]: items }, nextCursor: found.cursorAfter(shown) };
  }

  private enveloped(tool: Tool, asked: ReadArguments, found: ToolFinding): Envelope {
    return envelopeOf(tool, asked.projectId, {
      data: chosenOfLists(tool, asked, found.data as JsonObject),
      nextCursor: cursorFor(tool, asked, found.nextCursor ?? null),
      notice: found.notice ?? null,
    });
  }
}

interface Asking {
  readonly tool: Tool;
  readonly asked: ReadArguments;
  readonly ask: Asked;
  readonly gone: AbortSignal;
}

/** A list that is asked for page by page. */
interface PagedAsking extends Asking {
  readonly list: PagedList;
}

/** What a notice calls several lists. */
const EACH_LIST = { member: "each list" };

/** A list goes on where it ended, so an item that cannot be named is not passed over. */
function refuseBudget(): never {
  throw validationError([
    { field: "maxTokens", message: "has no room for what names one item of the list: state more" },
  ]);
}

function itemsOf({ data }: ToolFinding, { member }: PagedList): readonly JsonObject[] {
  return (data as { readonly [name: string]: readonly JsonObject[] })[member] ?? [];
}

/** One list is chosen from before it is shortened; several are, once they are all here. */
function chosenOfLists({ itemFields }: Tool, { fields }: ReadArguments, data: JsonObject): JsonObject {
  return itemFields === null || fields === null ? data : chooseFieldsOfLists(data, fields);
}

function chosenOf(found: ToolFinding, list: PagedList, fields: readonly string[] | null): ToolFinding {
  const items = itemsOf(found, list).map((item) => chooseFields(item, list, fields));
  return { ...found, data: { ...found.data, [list.member]: items } };
}
