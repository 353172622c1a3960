/** Values that bodies about promises are declared with (docs/reference/promises.md#requests). */

import {
  type About,
  atMostCharacters,
  firstOf,
  guid,
  LINES,
  list,
  NOT_BLANK,
  type Node,
  number,
  type ObjectRule,
  ONE_LINE,
  orElseAlsoNull,
  text,
  type ValueRule,
} from "@plumbline/model-core/declaring";
import { PROMISE_LIMITS } from "../limits.js";

/** A rule of texts that a pattern states. */
export function matches(pattern: RegExp, message: string): ValueRule<string> {
  return { broken: (text) => (pattern.test(text) ? null : message), schema: { pattern: pattern.source } };
}

/** A text of one line that is not blank. */
export function line(most: number, about: About = {}): Node<string> {
  return text({ rules: [firstOf(NOT_BLANK, ONE_LINE, atMostCharacters(most))], ...about });
}

/** A text of any lines that may be blank. */
export function prose(about: About): Node<string> {
  return text({ rules: [firstOf(LINES, atMostCharacters(PROMISE_LIMITS.textCharacters))], ...about });
}

/** The same, not blank. */
export function statedProse(about: About = {}): Node<string> {
  return text({
    rules: [firstOf(NOT_BLANK, LINES, atMostCharacters(PROMISE_LIMITS.textCharacters))],
    ...about,
  });
}

/** A number without a fraction that a double holds exactly. */
export function wholeNumber(from: number, to = Number.MAX_SAFE_INTEGER, about: About = {}): Node<number> {
  const bounds = to === Number.MAX_SAFE_INTEGER ? `of ${from} or more` : `from ${from} to ${to}`;
  const message = `must be an integer ${bounds}`;
  const broken = (value: number): string | null =>
    Number.isSafeInteger(value) && value >= from && value <= to ? null : message;
  return number({ rules: [{ broken, schema: { type: "integer", minimum: from, maximum: to } }], ...about });
}

/** A list that may be missing or null, which both mean an empty one. */
export function optionalList<Entry extends Node>(entry: Entry, most: number, about: About = {}) {
  return orElseAlsoNull(list(entry, { most, ...about }), []);
}

/** The same of IDs, of which each counts once however often it is named. */
export function optionalIds(most: number, about: string) {
  return orElseAlsoNull(list(guid(), { most, counts: "different", about }), []);
}

/** A list of the object has an entry. */
export function hasEntry(field: string): ObjectRule {
  return {
    at: field,
    check({ given, breaksRule }) {
      const entries = given[field];
      if (Array.isArray(entries) && entries.length === 0) {
        breaksRule(field, "must have at least one entry");
      }
    },
  };
}

const OWNER_AND_NAME = /^[a-z0-9][a-z0-9_-]{0,99}\/(?!\.{1,2}$)[a-z0-9._-]{1,100}$/;

/** A repository as `owner/name`. One in upper case is refused, not changed: it is part of a hash. */
export const REPOSITORY = text({
  rules: [matches(OWNER_AND_NAME, "must be owner/name in lower case")],
  about: "owner/name in lower case",
});

/** The service of a source pattern, looked up when a check runs. */
export const SERVICE = line(PROMISE_LIMITS.serviceCharacters);
