import { readJson } from "@plumbline/model-core";
import { plainSpelling } from "./plain-spelling.js";

const COLON = String.raw`\s*:\s*`;
/** A number of JSON, up to what may follow one. */
const NUMBER = String.raw`-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?=[\s,}\]])`;

/** Any string, and where it is the key of a number that number. In JSON there is nothing else it could begin in. */
const STRINGS = new RegExp(String.raw`("[^"\\]*(?:\\.[^"\\]*)*")(?:(${COLON})(${NUMBER}))?`, "g");

/** What a text begins with that was a number, where its reader has to tell one from the other: JSON without U+0000. */
export const NUMBER_MARK = "\u0000";

/** Which numbers become texts, and what these begin with. */
export interface Quoting {
  /** The keys of the numbers, of letters alone. */
  readonly keys: readonly string[];
  readonly mark: "" | typeof NUMBER_MARK;
}

/**
 * The same JSON, with numbers as texts of plain digits: a parser of the language would round them. What is no JSON
 * stays none.
 */
export function quoteNumbers(json: string, { keys, mark }: Quoting): string {
  const quoted = (key: string, colon: string, number: string): string =>
    `${key}${colon}${JSON.stringify(`${mark}${plainSpelling(number)}`)}`;
  if (!json.includes("\\")) {
    // Every quote begins or ends a string.
    const numbers = new RegExp(`("(?:${keys.join("|")})")(${COLON})(${NUMBER})`, "g");
    return json.replace(numbers, (_, key: string, colon: string, number: string) =>
      quoted(key, colon, number),
    );
  }
  if (!readJson(json).ok) {
    return json;
  }
  return json.replace(STRINGS, (all, key: string, colon: string, number: string | undefined) =>
    number === undefined || !keys.includes(JSON.parse(key)) ? all : quoted(key, colon, number),
  );
}
