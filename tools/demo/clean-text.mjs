/**
 * Names come from the model, so from anybody: none may steer the terminal.
 * @param {string} text
 */
export function clean(text) {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, "\u{fffd}");
}
