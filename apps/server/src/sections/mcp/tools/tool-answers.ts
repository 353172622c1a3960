import { Injectable } from "@nestjs/common";
import {
  chooseFields,
  chooseFieldsOfLists,
  type Envelope,
  envelopeOf,
  isPaged,
  type JsonObject,
  type PagedList,
  type ReadArguments,
  type Tool,
} from "@plumbline/agent-tools";
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

  /** Several lists that go on by themselves are asked for with fewer items each; anything else is cut. */
  private async fittedWhole({ tool, asked, ask, gone }: Asking, first: ToolFinding): Promise<string> {
    let [found, limit] = [first, asked.page.limit];
    for (;;) {
      const answer = this.enveloped(tool, asked, found);
      const { text, isCut } = await this.fitter.whole(tool, answer, asked.maxTokens, gone);
      if (isCut && found.less !== undefined) {
        found = await found.less();
        continue;
      }
      if (!isCut || !isPaged(tool) || limit === 1) {
        return text;
      }
      limit = Math.floor(limit / 2);
      found = { ...(await ask({ limit })), notice: this.fitter.noticeOf(EACH_LIST, limit, asked.maxTokens) };
    }
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
      const notice = this.fitter.noticeOf(list, shown, asked.maxTokens);
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
