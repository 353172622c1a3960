/** Rules of single values that several documents have. A character is a code point. */

import { hasControlCharacter, isBlank, isLongerThan, isWellFormedText } from "../text-rules.js";
import type { ValueRule } from "./shape.js";

export function atMostCharacters(most: number): ValueRule<string> {
  const message = `must have at most ${most} characters`;
  return { broken: (text) => (isLongerThan(text, most) ? message : null), schema: { maxLength: most } };
}

/** A text of white space only is empty too. */
export const NOT_EMPTY: ValueRule<string> = {
  broken: (text) => (isBlank(text) ? "must not be empty" : null),
  schema: { minLength: 1 },
};

export const NOT_BLANK: ValueRule<string> = {
  broken: (text) => (isBlank(text) ? "must not be blank" : null),
  schema: { minLength: 1 },
};

export const NO_CONTROL_CHARACTER: ValueRule<string> = {
  broken: (text) => (hasControlCharacter(text) ? "must hold no control character" : null),
  schema: {},
};

/** Line and paragraph separators end a line too. */
export const ONE_LINE: ValueRule<string> = {
  broken: (text) =>
    /[\p{Cc}\u2028\u2029]/u.test(text) ? "must be one line without control characters" : null,
  schema: {},
};

/** Any lines; no other control character. */
export const LINES: ValueRule<string> = {
  broken: (text) =>
    /[^\P{Cc}\t\n\r]/u.test(text) ? "must hold no control character but tabs and line ends" : null,
  schema: {},
};

export const VALID_UNICODE: ValueRule<string> = {
  broken: (text) => (isWellFormedText(text) ? null : "must be valid Unicode"),
  schema: {},
};

/** Both ends may be reached. */
export function from(least: number, most: number): ValueRule<number> {
  const message = `must be from ${least} to ${most}`;
  return {
    broken: (value) => (value >= least && value <= most ? null : message),
    schema: { minimum: least, maximum: most },
  };
}

/** Rules of which the first that is broken is said. */
export function firstOf<Value>(...rules: readonly ValueRule<Value>[]): ValueRule<Value> {
  return {
    broken: (value) => {
      for (const { broken } of rules) {
        const message = broken(value);
        if (message !== null) {
          return message;
        }
      }
      return null;
    },
    schema: Object.assign({}, ...rules.map(({ schema }) => schema)),
  };
}
