import type { Way } from "./edit-document.js";

const PART = /\[(\d+)\]|\[("(?:[^"\\]|\\.)*")\]|\.?([^.[\]]+)/gy;

/** The keys and indexes that a path names, as `steps[2].handlers["a b"]`. */
export function wayOf(path: string): Way {
  return [...path.matchAll(PART)].map(([, index, quoted, word]) => {
    if (index !== undefined) {
      return Number(index);
    }
    return quoted === undefined ? (word ?? "") : (JSON.parse(quoted) as string);
  });
}
