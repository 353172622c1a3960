import type { Issue } from "../issue.js";
import { READING_LIMITS } from "../limits.js";
import { placeInText } from "./place-in-text.js";

/** What one quick pass over a JSON text tells; exact when the text is JSON. */
export interface JsonScan {
  /** The refusal of a text that nests too deep or holds too much. */
  readonly refusal: Issue | null;
  /** Keys spelled, repeated ones included. */
  readonly keyCount: number;
  /** A number or an escape needs a closer look. */
  readonly unusual: boolean;
  /** A key is spelled with an escape. */
  readonly escapedKey: boolean;
}

const SPACE = 0x20;
const QUOTE = 0x22;
const COMMA = 0x2c;
const COLON = 0x3a;
const BACKSLASH = 0x5c;

/** A number of fewer characters and without exponent is inside the range of a double. */
const ALWAYS_IN_RANGE = 300;

/** Escapes that spell U+0000 or a surrogate. */
const NUL_OR_SURROGATE_ESCAPE = /\\u(?:0000|[dD][89a-fA-F])/;

/** How deep a text may nest, how long its numbers and its lists may be. */
export interface ScanLimits {
  readonly maxDepth: number;
  readonly maxNumberLength: number;
  /** Of one list; at least as many as an object may have keys. */
  readonly maxEntries: number;
}

/** Finds the nesting, the number of keys and whether anything is unusual, without building anything. */
export function scanJson(text: string, { maxDepth, maxNumberLength, maxEntries }: ScanLimits): JsonScan {
  const longNumber = Math.min(maxNumberLength, ALWAYS_IN_RANGE);
  let unusual = hasUnusualText(text);
  let depth = 0;
  const keysOfOpen: number[] = [];
  let keyCount = 0;
  let mostKeys = 0;
  const commasOfOpen: number[] = [];
  let mostCommas = 0;
  let containers = 0;
  let string = 0;
  let backslash = text.indexOf("\\");
  let escapedKey = false;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code <= SPACE) {
      continue;
    }
    if (code === QUOTE) {
      string = at;
      at = endOfString(text, at);
    } else if (code === COMMA) {
      const commas = (commasOfOpen[depth] ?? 0) + 1;
      commasOfOpen[depth] = commas;
      mostCommas = Math.max(mostCommas, commas);
    } else if (code === COLON) {
      // Looks for the next backslash only when that one is behind, so once a backslash at most.
      backslash = backslash !== -1 && backslash < string ? text.indexOf("\\", string) : backslash;
      escapedKey ||= backslash !== -1 && backslash < at;
      keyCount += 1;
      const keys = (keysOfOpen[depth] ?? 0) + 1;
      keysOfOpen[depth] = keys;
      mostKeys = Math.max(mostKeys, keys);
    } else if (code === 0x7b || code === 0x5b) {
      depth += 1;
      containers += 1;
      keysOfOpen[depth] = 0;
      commasOfOpen[depth] = 0;
      if (depth > maxDepth) {
        return { refusal: tooDeep(text, at, maxDepth), keyCount, unusual, escapedKey };
      }
    } else if (code === 0x7d || code === 0x5d) {
      depth -= 1;
    } else if (code === 0x2d || (code >= 0x30 && code <= 0x39)) {
      const end = endOfNumber(text, at);
      unusual ||= end < 0 || end - at > longNumber;
      at = Math.abs(end) - 1;
    }
  }
  const refusal = tooMuch(containers, keyCount, mostKeys) ?? tooLong(mostCommas + 1, maxEntries);
  return { refusal, keyCount, unusual, escapedKey };
}

function hasUnusualText(text: string): boolean {
  return !text.isWellFormed() || (text.includes("\\u") && NUL_OR_SURROGATE_ESCAPE.test(text));
}

/** Whether a text that is JSON spells a key with an escape. */
export function hasEscapedKey(text: string): boolean {
  let backslash = text.indexOf("\\");
  let start = text.indexOf('"');
  while (start !== -1 && backslash !== -1) {
    const end = endOfString(text, start);
    if (backslash < end && isKey(text, end)) {
      return true;
    }
    start = text.indexOf('"', end + 1);
    backslash = backslash < start ? text.indexOf("\\", start) : backslash;
  }
  return false;
}

/** Whether a string that ends there is followed by a colon. */
function isKey(text: string, end: number): boolean {
  let at = end + 1;
  while (text.charCodeAt(at) <= SPACE) {
    at += 1;
  }
  return text.charCodeAt(at) === COLON;
}

/** Index of the closing quote, or the end of the text. */
function endOfString(text: string, start: number): number {
  let end = text.indexOf('"', start + 1);
  while (end !== -1 && text.charCodeAt(end - 1) === BACKSLASH && isEscaped(text, end, start)) {
    end = text.indexOf('"', end + 1);
  }
  return end === -1 ? text.length : end;
}

/** An odd number of backslashes before a quote escapes it. */
function isEscaped(text: string, quote: number, start: number): boolean {
  let at = quote - 1;
  while (at > start && text.charCodeAt(at) === BACKSLASH) {
    at -= 1;
  }
  return (quote - 1 - at) % 2 === 1;
}

/** Index after the number; negative when it has an exponent. */
function endOfNumber(text: string, start: number): number {
  let sign = 1;
  let at = start + 1;
  for (; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 0x65 || code === 0x45) {
      sign = -1;
    } else if (!((code >= 0x30 && code <= 0x39) || code === 0x2e || code === 0x2b || code === 0x2d)) {
      break;
    }
  }
  return sign * at;
}

function tooDeep(text: string, at: number, maxDepth: number): Issue {
  return { field: "", message: `nests over ${maxDepth} levels at ${placeInText(text, at)}` };
}

/** Building millions of small objects, or an object of a million keys, takes seconds. */
function tooMuch(containers: number, keys: number, mostKeys: number): Issue | null {
  if (containers > READING_LIMITS.containers) {
    return { field: "", message: `holds over ${READING_LIMITS.containers} lists and objects` };
  }
  if (mostKeys > READING_LIMITS.objectKeys) {
    return { field: "", message: `holds an object of over ${READING_LIMITS.objectKeys} keys` };
  }
  return keys > READING_LIMITS.keys ? { field: "", message: `holds over ${READING_LIMITS.keys} keys` } : null;
}

/** What has more commas than an object may have keys is a list. */
function tooLong(mostEntries: number, maxEntries: number): Issue | null {
  return mostEntries > maxEntries
    ? { field: "", message: `holds a list of over ${maxEntries} entries` }
    : null;
}
