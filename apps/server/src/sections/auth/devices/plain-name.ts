/** What is not seen, or makes other text be seen otherwise: controls, ends of lines, turns of direction, fillers, the Braille blank. */
const NOT_PLAIN = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Whether a text is one line that says what it looks like. */
export function isPlainName(text: string): boolean {
  return !NOT_PLAIN.test(text);
}
