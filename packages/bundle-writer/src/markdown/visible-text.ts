/**
 * What is not seen or ends a line for some readers alone: control characters but tab and line feed, direction marks, joiners
 * of words, tags, line and paragraph separators; and half a surrogate pair, which has no bytes. Ranges, since what
 * Unicode counts as such grows.
 */
const UNSEEN =
  /(?![\t\n])\p{Cc}|\p{Cs}|[\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu;

/** A text whose every character is seen: what is not stands as the escape that JSON has for it, which JSON reads as itself. */
export function visibleText(text: string): string {
  return text.replaceAll(/\r\n?/gu, "\n").replaceAll(UNSEEN, escaped);
}

function escaped(unseen: string): string {
  return Array.from({ length: unseen.length }, (_, at) => unitEscape(unseen.charCodeAt(at))).join("");
}

function unitEscape(unit: number): string {
  return `\\u${unit.toString(16).padStart(4, "0")}`;
}
