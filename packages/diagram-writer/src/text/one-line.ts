/**
 * Text of a model as one line that any drawing can hold: no control character, no line break, no lone
 * surrogate, nothing that is not a character of XML, and no mark that changes the direction of the text
 * around it. What remains is still to be escaped for the syntax it is written in.
 */

import { DRAWING_LIMITS } from "../limits.js";

const LINE_OR_CONTROL = /[\p{Cc}\p{Zl}\p{Zp}\s]+/gu;
/** Direction marks, byte order mark, tags and non-characters. */
const UNSEEN =
  /[\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF\u{E0000}-\u{E007F}]|\p{Noncharacter_Code_Point}/gu;

/** What stands where a name has no character that can be drawn. */
const NOTHING = "(no name)";

/** The text, or null when there is nothing to draw. */
export function oneLineOrNull(text: string | null | undefined): string | null {
  if (text === null || text === undefined) {
    return null;
  }
  const line = text.toWellFormed().replace(UNSEEN, "").replace(LINE_OR_CONTROL, " ").trim();
  return line === "" ? null : cut(line, DRAWING_LIMITS.textCharacters);
}

/** The text, or a placeholder. */
export function oneLine(text: string | null | undefined): string {
  return oneLineOrNull(text) ?? NOTHING;
}

/** At most so many characters; the last is an ellipsis where something was cut. */
export function cut(text: string, characters: number): string {
  if (text.length <= characters) {
    return text;
  }
  const all = Array.from(text);
  return all.length <= characters ? text : `${all.slice(0, characters - 1).join("")}…`;
}
