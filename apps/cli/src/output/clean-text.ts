/** Control characters, line ends, lone surrogates, and marks that turn the direction of text. */
const STEERING = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** Names come from files, so from anybody: none may steer the terminal or break a line. */
export function clean(text: string): string {
  return text.replace(STEERING, "\u{fffd}");
}
