import type { Step } from "@plumbline/model-core";

/** A part of a path: `[3]`, `["a b"]`, `.name`, or the first word. */
const PART = /\[(\d+)\]|\[("(?:[^"\\]|\\.)*")\]|\.?([^.[\]]+)/gy;

/** The keys and indexes that a path names, as `pathOfKey` and `pathOfIndex` of model-core write it. */
export function stepsOfPath(path: string): readonly Step[] {
  return [...path.matchAll(PART)].map(([, index, quoted, word]) => {
    if (index !== undefined) {
      return Number(index);
    }
    return quoted === undefined ? (word ?? "") : (JSON.parse(quoted) as string);
  });
}
