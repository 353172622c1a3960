import { MAX_ESCAPES } from "../limits.js";

/**
 * A text from one quote to the next, or without an end. What is no escape, and escapes, are each taken in one go: the engine
 * keeps a step for every turn of a loop, and has no room for those of 16 MiB. A text of more turns ends there.
 */
export function textPattern(quote: string, others: string, escaped: string): string {
  const plain = `[^${quote}${others}]*`;
  return `${quote}${plain}(?:(?:${escaped})+${plain}){0,${MAX_ESCAPES}}${quote}?`;
}
