import { parseJson } from "@plumbline/model-core";
import type { JsonObject } from "../arguments/json-object.js";

/** One of several lists of an answer. */
interface ListInData {
  readonly total: number;
  readonly items: readonly JsonObject[];
}

type Lists = Readonly<Record<string, ListInData>>;

/** Of each list of an answer its total alone. */
export function totalsOf(data: object): JsonObject {
  const lists = Object.entries(data as Lists);
  return Object.fromEntries(lists.map(([name, { total }]) => [name, { total }]));
}

/** The lists of an answer without cursors of their own, for one whose envelope has its cursor. */
export function withoutCursors(data: object): JsonObject {
  const lists = Object.entries(data as Lists);
  return Object.fromEntries(lists.map(([name, { total, items }]) => [name, { total, items }]));
}

/** Whether the text of an answer that was cut still has every item of its lists, each with what names it. */
export function holdsItemsOf(data: object, text: string): boolean {
  const { data: cut } = parseJson(text) as unknown as { readonly data: Partial<Lists> };
  return Object.entries(data as Lists).every(
    ([name, { items }]) => (cut[name]?.items ?? []).length === items.length,
  );
}
