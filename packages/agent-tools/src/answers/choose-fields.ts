import type { JsonObject } from "../arguments/json-object.js";
import type { PagedList } from "../tools/tool.js";

/** Of an item the fields that were asked for, and those that name it; all that the list has where none were asked for. */
export function chooseFields(item: JsonObject, list: PagedList, asked: readonly string[] | null): JsonObject {
  const wanted = asked === null ? list.fields : [...(list.naming ?? ["id"]), ...asked];
  return Object.fromEntries(Object.entries(item).filter(([name]) => wanted.includes(name)));
}
