import { present } from "@plumbline/model-core";
import type { PatternText } from "./pattern-text.js";
import { unicodeProperty } from "./unicode-property.js";
import { UnsupportedPattern } from "./unsupported-pattern.js";

export const ANY = "[\\x{0}-\\x{10FFFF}]";
export const NEVER = "[^\\x{0}-\\x{10FFFF}]";

/** What ECMAScript's `\s` takes; RE2's takes less. */
const WHITE_SPACE =
  "\\x{9}-\\x{d}\\x{20}\\x{a0}\\x{1680}\\x{2000}-\\x{200a}\\x{2028}\\x{2029}\\x{202f}\\x{205f}\\x{3000}\\x{feff}";
const NOT_WHITE_SPACE =
  "\\x{0}-\\x{8}\\x{e}-\\x{1f}\\x{21}-\\x{9f}\\x{a1}-\\x{167f}\\x{1681}-\\x{1fff}\\x{200b}-\\x{2027}" +
  "\\x{202a}-\\x{202e}\\x{2030}-\\x{205e}\\x{2060}-\\x{2fff}\\x{3001}-\\x{fefe}\\x{ff00}-\\x{10FFFF}";

const SETS: Readonly<Record<string, string>> = {
  d: "0-9",
  D: "\\D",
  w: "0-9A-Za-z_",
  W: "\\W",
  s: WHITE_SPACE,
  S: NOT_WHITE_SPACE,
};
const CONTROLS: Readonly<Record<string, number>> = { b: 8, t: 9, n: 10, v: 11, f: 12, r: 13, 0: 0 };

/** An escape as an item of a class; `single` when it is one character and can stand alone. */
export interface ClassItem {
  readonly text: string;
  readonly single: boolean;
}

/** Reads what follows a backslash. `b` is a backspace, as in a class: outside of one it never comes here. */
export function classItem(text: PatternText): ClassItem {
  const letter = text.take();
  const set = SETS[letter];
  if (set !== undefined) {
    return { text: set, single: false };
  }
  if (letter === "p" || letter === "P") {
    const name = present(text.takeMatch(/^\{[^}]*\}/));
    return { text: unicodeProperty(name.slice(1, -1), letter === "P"), single: false };
  }
  return { text: hex(escapedCodePoint(letter, text)), single: true };
}

function escapedCodePoint(letter: string, text: PatternText): number {
  const control = CONTROLS[letter];
  if (control !== undefined) {
    return control;
  }
  switch (letter) {
    case "c":
      return text.take().charCodeAt(0) % 32;
    case "x":
      return Number.parseInt(text.take() + text.take(), 16);
    case "u":
      return unicodeEscape(text);
    default:
      return codePointOf(letter);
  }
}

function unicodeEscape(text: PatternText): number {
  const braced = text.takeMatch(/^\{[0-9a-fA-F]+\}/);
  if (braced !== null) {
    return Number.parseInt(braced.slice(1), 16);
  }
  const unit = Number.parseInt(present(text.takeMatch(/^[0-9a-fA-F]{4}/)), 16);
  const isHigh = unit >= 0xd800 && unit < 0xdc00;
  const low = isHigh ? text.takeMatch(/^\\u[dD][c-fC-F][0-9a-fA-F]{2}/) : null;
  return low === null
    ? unit
    : 0x10000 + (unit - 0xd800) * 0x400 + (Number.parseInt(low.slice(2), 16) - 0xdc00);
}

/** A character of the pattern that stands for itself. */
export function codePointText(character: string): string {
  return /^[0-9A-Za-z]$/.test(character) ? character : hex(codePointOf(character));
}

function codePointOf(character: string): number {
  return present(character.codePointAt(0));
}

function hex(codePoint: number): string {
  if (codePoint >= 0xd800 && codePoint <= 0xdfff) {
    throw new UnsupportedPattern("half of a surrogate pair");
  }
  return `\\x{${codePoint.toString(16)}}`;
}
