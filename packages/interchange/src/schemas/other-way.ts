import type { Place } from "../reading/place.js";

/** The word of properties that are sent the other way alone. */
export type OneWayWord = "readOnly" | "writeOnly";

/** What a dialect knows of such properties. */
export interface OtherWay {
  readonly word: OneWayWord;
  /** The names of all of them in the document. */
  readonly names: ReadonlySet<string>;
}

/** The properties of a document that are marked with a word. */
export function otherWayOf(word: OneWayWord, document: Place): OtherWay {
  const names = new Set<string>();
  const open: unknown[] = [document.value];
  const met = new Set<unknown>();
  for (let value = open.pop(); value !== undefined; value = open.pop()) {
    if (typeof value === "object" && value !== null && !met.has(value)) {
      met.add(value);
      for (const [name, inner] of Object.entries(value)) {
        if (isMarked(inner, word)) {
          names.add(name);
        }
        open.push(inner);
      }
    }
  }
  return { word, names };
}

/** Whether a schema has the word. */
export function isMarked(value: unknown, word: OneWayWord): boolean {
  return typeof value === "object" && value !== null && (value as Record<string, unknown>)[word] === true;
}
