import { present } from "@plumbline/model-core";
import { textWidth } from "./text-width.js";

/** How a text is broken into lines. */
export interface Wrapping {
  /** Pixels. */
  readonly width: number;
  readonly fontSize: number;
  readonly maxLines: number;
}

/**
 * Breaks a text into lines that fit a width: at spaces, or after a character of punctuation where one word
 * is too long, else anywhere. What does not fit the last line is cut and ends in an ellipsis.
 */
export function wrapText(text: string, wrapping: Wrapping): readonly string[] {
  const { width, fontSize, maxLines } = wrapping;
  const lines: string[] = [];
  let rest = Array.from(text);
  while (rest.length > 0 && lines.length < maxLines) {
    const fitting = fittingCharacters(rest, width, fontSize);
    if (fitting === rest.length) {
      lines.push(rest.join(""));
      return lines;
    }
    if (lines.length === maxLines - 1) {
      lines.push(
        `${rest
          .slice(0, Math.max(1, fitting - 1))
          .join("")
          .trimEnd()}…`,
      );
      return lines;
    }
    const end = breakBefore(rest, fitting);
    lines.push(rest.slice(0, end).join("").trim());
    rest = Array.from(rest.slice(end).join("").trimStart());
  }
  return lines;
}

function fittingCharacters(characters: readonly string[], width: number, fontSize: number): number {
  let used = 0;
  for (const [index, character] of characters.entries()) {
    used += textWidth(character, fontSize * 100) / 100;
    if (used > width) {
      return Math.max(1, index);
    }
  }
  return characters.length;
}

/** Where to end a line that holds at most so many characters. */
function breakBefore(characters: readonly string[], fitting: number): number {
  for (let at = fitting; at > 0; at -= 1) {
    if (characters[at] === " ") {
      return at;
    }
  }
  for (let at = fitting; at > fitting / 2; at -= 1) {
    if (isBreak(present(characters[at - 1]), present(characters[at]))) {
      return at;
    }
  }
  return fitting;
}

function isBreak(before: string, after: string): boolean {
  return /[-_./:,;]/.test(before) || (/\p{Ll}/u.test(before) && /\p{Lu}/u.test(after));
}
