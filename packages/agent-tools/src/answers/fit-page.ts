import { utf8Length } from "@plumbline/model-core";
import type { JsonObject } from "../arguments/json-object.js";
import type { PagedList } from "../tools/tool.js";
import { type Budget, fits, inWords } from "./budget.js";
import { cutToFit } from "./cut-to-fit.js";
import type { Envelope } from "./envelope.js";
import { mostThat } from "./most-that.js";

/** An answer whose items keep to a budget. */
export interface FittedPage {
  /** As it is sent; null where it has to be shorter. */
  readonly text: string | null;
  /** Items that have room: of a shorter page, whose cursor leads on from there. */
  readonly shown: number;
}

/** Stands for a cursor that is not known yet, and is about as long. */
const SOME_CURSOR = "x".repeat(240);

/**
 * Fits the items of a page into a budget, as many as there is room for and at least one, which is cut when it has no room
 * even alone.
 */
export function fitPage(answer: Envelope, list: PagedList, budget: Budget, endpoint: string): FittedPage {
  const items = itemsOf(answer, list);
  const text = JSON.stringify(answer);
  if (fits(text, budget)) {
    return { text, shown: items.length };
  }
  if (items.length <= 1) {
    return { text: cutToFit(answer, budget, endpoint).text, shown: items.length };
  }
  const most = mostByBytes(answer, items, list, budget);
  const withFirst = (count: number): string =>
    JSON.stringify({
      ...answer,
      data: { ...answer.data, [list.member]: items.slice(0, count) },
      nextCursor: answer.nextCursor ?? SOME_CURSOR,
      notice: noticeOf(list, count, budget),
    });
  const shown = mostThat(most, (count) => fits(withFirst(count), budget));
  return { text: null, shown: Math.max(1, shown) };
}

/** At most how many items have room by their bytes: each is measured once, however large they are. */
function mostByBytes(
  answer: Envelope,
  items: readonly JsonObject[],
  { member }: PagedList,
  { bytes }: Budget,
): number {
  let left = bytes - utf8Length(JSON.stringify({ ...answer, data: { ...answer.data, [member]: [] } }));
  const end = items.findIndex((item) => {
    left -= utf8Length(JSON.stringify(item)) + 1;
    return left < 0;
  });
  return Math.min(items.length - 1, end === -1 ? items.length : end);
}

/** What an answer says whose page is shorter than was asked for. */
export function noticeOf({ member }: Pick<PagedList, "member">, shown: number, budget: Budget): string {
  return `${member}: ${shown} here, to keep to ${inWords(budget)}. Send nextCursor as cursor for those that follow.`;
}

function itemsOf({ data }: Envelope, { member }: PagedList): readonly JsonObject[] {
  return data[member] as unknown as readonly JsonObject[];
}
