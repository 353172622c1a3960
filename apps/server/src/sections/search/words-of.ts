import type { Issue } from "@plumbline/model-core";
import { MAX_QUERY, MAX_WORDS } from "./limits.js";

/** What is looked for, with A to Z as a to z, as names are ordered. */
export interface Sought {
  /** All of it, with one blank between words. */
  readonly phrase: string;
  readonly words: readonly string[];
}

/** Reads what somebody looks for; what it cannot be is an issue of `q`. */
export function wordsOf(q: string): Sought | Issue {
  if (q.length > MAX_QUERY) {
    return issue(`has at most ${MAX_QUERY} characters`);
  }
  if (q.includes("\0") || !q.isWellFormed()) {
    return issue("has a character that no text has");
  }
  const words = lowerAscii(q).split(/\s+/u).filter(Boolean);
  if (words.length === 0) {
    return issue("has no word to look for");
  }
  return words.length > MAX_WORDS
    ? issue(`has at most ${MAX_WORDS} words`)
    : { phrase: words.join(" "), words };
}

/** As the database writes what is searched: by the letters A to Z alone, so that every database finds the same. */
export function lowerAscii(text: string): string {
  return text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}

function issue(message: string): Issue {
  return { field: "q", message };
}
