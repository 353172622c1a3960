import type { JsonValue } from "./json-value.js";

/**
 * How many keys all objects of a value have. A text that spells more keys than its value has repeats one.
 */
export function countKeys(root: JsonValue): number {
  const open: object[] = [];
  push(open, root);
  let count = 0;
  for (let value = open.pop(); value !== undefined; value = open.pop()) {
    if (Array.isArray(value)) {
      for (const child of value) {
        push(open, child);
      }
    } else {
      count += countOwn(open, value as { readonly [key: string]: JsonValue });
    }
  }
  return count;
}

/** Counts the keys of one object: what JSON spells has no others than its own, and a list of them is not made. */
function countOwn(open: object[], value: { readonly [key: string]: JsonValue }): number {
  let count = 0;
  for (const key in value) {
    count += 1;
    push(open, value[key]);
  }
  return count;
}

function push(open: object[], value: JsonValue | undefined): void {
  if (typeof value === "object" && value !== null) {
    open.push(value);
  }
}
