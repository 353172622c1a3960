import { codePointOf } from "./code-point-of.js";

/**
 * About how wide a text is, without a font: widths of a common sans-serif face in thousandths of the font
 * size, rounded up, so that a text never stands out of its box in the fonts people have.
 */

const NARROW = 330;
const WIDE = 1000;
const OTHER = 640;
const UPPER = 720;
const LOWER = 570;

const NARROW_CHARACTERS = new Set("ijl.,:;'|!()[]{}/\\ ftrI-·");
const BROAD_CHARACTERS = new Set("mwMW@%…—");

/** The width in pixels of one line of text. */
export function textWidth(text: string, fontSize: number): number {
  let thousandths = 0;
  for (const character of text) {
    thousandths += widthOf(character);
  }
  return Math.ceil((thousandths * fontSize) / 1000);
}

function widthOf(character: string): number {
  if (NARROW_CHARACTERS.has(character)) {
    return NARROW;
  }
  if (BROAD_CHARACTERS.has(character)) {
    return WIDE;
  }
  const code = codePointOf(character);
  if (code < 0x80) {
    return code >= 0x41 && code <= 0x5a ? UPPER : LOWER;
  }
  if (/\p{M}/u.test(character)) {
    return 0;
  }
  // East Asian scripts, symbols and emoji are as wide as they are high.
  return code >= 0x1100 ? WIDE : OTHER;
}
