/**
 * Patterns of JSON Schemas on an engine whose time is linear in the text, so that none can hang a check.
 * ECMAScript's syntax with the `u` flag is rewritten for it; what it has no equal for (lookaround,
 * backreferences, some properties, very large repeats) is refused, always.
 */

import { RE2JS } from "re2js";
import { translatePattern } from "./translate-pattern.js";

export interface LinearPattern {
  readonly test: (text: string) => boolean;
}

/** Compiles a pattern. Throws when it is no pattern of ECMAScript or cannot run in linear time. */
export function linearPattern(pattern: string): LinearPattern {
  const compiled = RE2JS.compile(translatePattern(pattern));
  return { test: (text) => compiled.test(text) };
}
