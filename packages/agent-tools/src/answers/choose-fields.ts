import type { JsonObject } from "../arguments/json-object.js";
import type { PagedList } from "../tools/tool.js";
import { FACT_LABEL } from "./fact-label.js";

/**
 * Of an item the fields that were asked for, those that name it, and its label: without that it would have the one of the
 * answer. All that the list has where none were asked for.
 */
export function chooseFields(item: JsonObject, list: PagedList, asked: readonly string[] | null): JsonObject {
  const wanted = asked === null ? list.fields : [...(list.naming ?? ["id"]), FACT_LABEL, ...asked];
  return Object.fromEntries(Object.entries(item).filter(([name]) => wanted.includes(name)));
}

/** Of several lists, each with its `items` or its total alone, the fields that were asked for, and the ID of each item. */
export function chooseFieldsOfLists(data: JsonObject, asked: readonly string[]): JsonObject {
  const chosen = { member: "items", fields: asked };
  const lists = Object.entries(
    data as { readonly [kind: string]: { readonly items?: readonly JsonObject[] } },
  );
  return Object.fromEntries(
    lists.map(([kind, list]) => [
      kind,
      list.items === undefined
        ? list
        : { ...list, items: list.items.map((item) => chooseFields(item, chosen, asked)) },
    ]),
  );
}
