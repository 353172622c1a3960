import type { JsonValue } from "./json-value.js";

/**
 * How many keys all objects of a value have. A text that spells more keys than its value has repeats one.
 */
export function countKeys(root: JsonValue): number {
  const open: JsonValue[] = [root];
  let count = 0;
  for (let value = open.pop(); value !== undefined; value = open.pop()) {
    if (typeof value !== "object" || value === null) {
      continue;
    }
    const children: readonly JsonValue[] = Array.isArray(value) ? value : Object.values(value);
    count += Array.isArray(value) ? 0 : children.length;
    for (const child of children) {
      if (typeof child === "object" && child !== null) {
        open.push(child);
      }
    }
  }
  return count;
}
