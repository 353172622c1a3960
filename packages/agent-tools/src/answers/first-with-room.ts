import { TOOL_LIMITS } from "../limits.js";

/**
 * The first items of a list, as many as `handedOn` characters of JSON have room for and at least one: what no answer has room
 * for is neither made nor handed on, however large somebody made it.
 */
export function firstWithRoom<Item>(items: Iterable<Item>): readonly Item[] {
  const shown: Item[] = [];
  let room: number = TOOL_LIMITS.handedOn;
  for (const item of items) {
    room -= JSON.stringify(item).length;
    if (room < 0 && shown.length > 0) {
      break;
    }
    shown.push(item);
  }
  return shown;
}
