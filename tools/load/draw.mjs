import { randomInt } from "node:crypto";

/**
 * @template One
 * @param {readonly One[]} list
 * @returns {One}
 */
export function draw(list) {
  return /** @type {One} */ (list[randomInt(list.length)]);
}
