import type { JsonValue } from "@plumbline/model-core";

/** Every key of every object in a value. */
export function objectKeys(value: JsonValue): ReadonlySet<string> {
  const keys = new Set<string>();
  const waiting: JsonValue[] = [value];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (typeof next === "object" && next !== null) {
      for (const [key, inner] of Object.entries(next as { readonly [key: string]: JsonValue })) {
        if (!Array.isArray(next)) {
          keys.add(key);
        }
        waiting.push(inner);
      }
    }
  }
  return keys;
}
