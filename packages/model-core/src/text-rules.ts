/**
 * Rules of text that every document shares. A character is a Unicode code point.
 */

const CONTROL_CHARACTER = /\p{Cc}/u;

/** Whether a text is valid Unicode: no surrogate stands alone. */
export function isWellFormedText(text: string): boolean {
  return text.isWellFormed();
}

/** Whether a text holds a control character (C0, delete, C1). */
export function hasControlCharacter(text: string): boolean {
  return CONTROL_CHARACTER.test(text);
}

/** Whether a text is empty or holds white space only. */
export function isBlank(text: string): boolean {
  return text.trim() === "";
}

/** Whether a text has more characters than a limit. */
export function isLongerThan(text: string, limit: number): boolean {
  if (text.length <= limit || text.length > 2 * limit) {
    return text.length > limit;
  }
  let count = 0;
  for (const _ of text) {
    count += 1;
  }
  return count > limit;
}
