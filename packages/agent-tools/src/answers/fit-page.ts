import { parseJson, utf8Length } from "@plumbline/model-core";
import type { JsonObject } from "../arguments/json-object.js";
import type { PagedList } from "../tools/tool.js";
import { type Budget, fits, inWords } from "./budget.js";
import { cutToFit } from "./cut-to-fit.js";
import type { Envelope } from "./envelope.js";
import { mostFromBelow, mostThat } from "./most-that.js";

/** An answer whose items keep to a budget. */
export interface FittedPage {
  /** As it is sent; null where it has to be shorter. */
  readonly text: string | null;
  /** Items that have room: of a shorter page, whose cursor leads on from there; of none where not even one has room. */
  readonly shown: number;
}

/** Stands for a cursor that is not known yet, and is about as long. */
const SOME_CURSOR = "x".repeat(240);

/**
 * Fits the items of a page into a budget, as many as there is room for and at least one, which is cut when it has no room
 * even alone. One that has no room for what names it is not passed over: there is no page.
 */
export function fitPage(answer: Envelope, list: PagedList, budget: Budget, endpoint: string): FittedPage {
  const items = itemsOf(answer, list);
  const text = JSON.stringify(answer);
  if (fits(text, budget)) {
    return { text, shown: items.length };
  }
  if (items.length <= 1) {
    const cut = cutToFit(answer, budget, endpoint).text;
    return holdsItem(cut, list, items) ? { text: cut, shown: items.length } : { text: null, shown: 0 };
  }
  const most = mostByBytes(answer, items, list, budget);
  const withFirst = (count: number): string =>
    JSON.stringify({
      ...answer,
      data: { ...answer.data, [list.member]: items.slice(0, count) },
      nextCursor: answer.nextCursor ?? SOME_CURSOR,
      notice: noticeOf(list, count, budget),
    });
  // Of bytes it is known how many there may be; of tokens nothing is, and much takes long to count.
  const search = budget.tokens === null ? mostThat : mostFromBelow;
  const shown = search(most, (count) => fits(withFirst(count), budget));
  return { text: null, shown: Math.max(1, shown) };
}

function holdsItem(cut: string, { member }: PagedList, items: readonly JsonObject[]): boolean {
  const { data } = parseJson(cut) as unknown as {
    readonly data: { readonly [name: string]: readonly JsonObject[] };
  };
  return items.length === (data[member] ?? []).length;
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

/** What an answer says whose lists have room for their totals alone. */
export function noticeOfTotals(endpoint: string, budget: Budget): string {
  return `each list: its total alone, to keep to ${inWords(budget)}. Send kind for the items of one; ${endpoint} gives all of it.`;
}

function itemsOf({ data }: Envelope, { member }: PagedList): readonly JsonObject[] {
  return data[member] as unknown as readonly JsonObject[];
}
