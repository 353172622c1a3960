import { ANY, classItem, codePointText, NEVER } from "./pattern-escapes.js";
import { PatternSize } from "./pattern-size.js";
import { PatternText } from "./pattern-text.js";
import { UnsupportedPattern } from "./unsupported-pattern.js";

const NOT_LINE_END = "[^\\n\\r\\x{2028}\\x{2029}]";
/** A quantifier, copied as it is. */
const QUANTIFIER = /^(?:[*+?]|\{\d+(?:,\d*)?\})\??/;

/**
 * Rewrites an ECMAScript pattern (Unicode mode, no other flag) in RE2 syntax. Groups no longer capture,
 * and every character that is not a plain ASCII letter or digit is written by its code point, so that
 * nothing of RE2's own syntax can slip in. Throws a SyntaxError when the pattern is none, and
 * `UnsupportedPattern` for what RE2 cannot do.
 */
export function translatePattern(pattern: string): string {
  new RegExp(pattern, "u");
  const text = new PatternText(pattern);
  const size = new PatternSize();
  const parts: string[] = [];
  while (!text.atEnd) {
    parts.push(nextPart(text, size));
  }
  return parts.join("");
}

function nextPart(text: PatternText, size: PatternSize): string {
  const quantifier = text.takeMatch(QUANTIFIER);
  if (quantifier !== null) {
    size.repeat(quantifier);
    return quantifier;
  }
  const character = text.take();
  switch (character) {
    case "(":
      size.openGroup();
      return group(text);
    case ")":
      size.closeGroup();
      return character;
    default:
      size.item();
      return item(character, text);
  }
}

function item(character: string, text: PatternText): string {
  switch (character) {
    case "^":
      return "\\A";
    case "$":
      return "\\z";
    case ".":
      return NOT_LINE_END;
    case "|":
      return character;
    case "[":
      return characterClass(text);
    case "\\":
      return escaped(text);
    default:
      return codePointText(character);
  }
}

function group(text: PatternText): string {
  if (text.takeMatch(/^\?(?:=|!|<=|<!)/) !== null) {
    throw new UnsupportedPattern("lookaround");
  }
  if (text.takeMatch(/^\?:/) === null && text.takeMatch(/^\?<[^>]*>/) === null && text.peek === "?") {
    throw new UnsupportedPattern("flags in a group");
  }
  return "(?:";
}

function escaped(text: PatternText): string {
  if (/[bB]/.test(text.peek)) {
    return `\\${text.take()}`;
  }
  if (/[1-9k]/.test(text.peek)) {
    throw new UnsupportedPattern("backreference");
  }
  const item = classItem(text);
  return item.single ? item.text : `[${item.text}]`;
}

function characterClass(text: PatternText): string {
  const negated = text.takeMatch(/^\^/) !== null;
  let items = "";
  while (text.peek !== "]") {
    items += classRange(text);
  }
  text.take();
  if (items === "") {
    return negated ? ANY : NEVER;
  }
  return `[${negated ? "^" : ""}${items}]`;
}

/** One item of a class, or a range of two. */
function classRange(text: PatternText): string {
  const first = classMember(text);
  if (text.takeMatch(/^-(?!\])/) === null) {
    return first;
  }
  return `${first}-${classMember(text)}`;
}

function classMember(text: PatternText): string {
  const character = text.take();
  return character === "\\" ? classItem(text).text : codePointText(character);
}
