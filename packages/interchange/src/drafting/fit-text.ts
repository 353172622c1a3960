import { isLongerThan } from "@plumbline/model-core";
import type { NoteList } from "../reading/note-list.js";
import type { Where } from "../reading/where.js";

/** More than any text of one line may have. */
const LOOKED_AT = 20_000;

/** One line without control characters; of a text that is longer than any may be, its beginning. */
export function oneLine(text: string): string {
  return text
    .slice(0, LOOKED_AT)
    .toWellFormed()
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim();
}

/** A text that is at most so long: cut, which is noted, where it is longer. */
export function fitText(text: string, most: number, { at, notes }: { at: Where; notes: NoteList }): string {
  if (!isLongerThan(text, most)) {
    return text;
  }
  notes.add(at, `is cut to the ${most} characters that the model holds`);
  return `${[...text.slice(0, 2 * most)].slice(0, most - 1).join("")}…`;
}
