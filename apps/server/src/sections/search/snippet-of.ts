import { SNIPPET_CHARACTERS } from "./limits.js";
import { lowerAscii } from "./words-of.js";

const BEFORE = Math.floor(SNIPPET_CHARACTERS / 4);

/**
 * The part of a text that shows a word that was looked for, or its beginning; null without a text. Plain text on one line,
 * never cut within a character.
 */
export function snippetOf(text: string, words: readonly string[]): string | null {
  const line = text.replace(/\s+/gu, " ").trim();
  if (line === "") {
    return null;
  }
  const lowered = lowerAscii(line);
  const found = words.map((word) => lowered.indexOf(word)).filter((at) => at >= 0);
  const first = found.length === 0 ? 0 : Math.min(...found);
  const from = startAt(line, Math.max(0, first - BEFORE));
  const to = startAt(line, Math.min(line.length, from + SNIPPET_CHARACTERS));
  return `${from > 0 ? "…" : ""}${line.slice(from, to)}${to < line.length ? "…" : ""}`;
}

/** A place between characters: one of two code units is not taken apart. */
function startAt(text: string, at: number): number {
  const isWithin = /[\uDC00-\uDFFF]/.test(text.charAt(at)) && /[\uD800-\uDBFF]/.test(text.charAt(at - 1));
  return isWithin ? at - 1 : at;
}
