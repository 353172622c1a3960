import { plainSpelling } from "./plain-spelling.js";

/** A string of JSON, and where it is a key of a number that number. In JSON there is nothing else it could begin in. */
const STRINGS = /("[^"\\]*(?:\\.[^"\\]*)*")(?:(\s*:\s*)(-?\d[\d.eE+-]*))?/g;

/** What a text begins with that was a number, where its reader has to tell one from the other: JSON without U+0000. */
export const NUMBER_MARK = "\u0000";

/**
 * The same JSON, with the numbers under these keys as texts of plain digits, behind a mark: a parser of the language
 * would round them. Call it with JSON alone.
 */
export function quoteNumbers(json: string, keys: ReadonlySet<string>, mark: "" | typeof NUMBER_MARK): string {
  return json.replace(STRINGS, (all, key: string, colon: string | undefined, number: string | undefined) =>
    number === undefined || !keys.has(JSON.parse(key))
      ? all
      : `${key}${colon}${JSON.stringify(`${mark}${plainSpelling(number)}`)}`,
  );
}
