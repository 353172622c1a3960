import type { RawEdit, RawPath } from "./edit-raw.js";
import { pathInWords } from "./paths-of.js";
import type { TextRecipe } from "./text-recipe.js";

/** One thing that may be wrong with a document. */
export interface Fault {
  readonly name: string;
  readonly path: RawPath;
  readonly edits: readonly RawEdit[];
}

/** A text under the words that name it. */
export type NamedText = readonly [name: string, text: TextRecipe];

/** What can stand in the place of any value, of every JSON type and of no good. */
const ANY_VALUE: readonly NamedText[] = [
  ["null", "null"],
  ["true", "true"],
  ["an integer", "7"],
  ["1e999", "1e999"],
  ["an empty text", '""'],
  ["a text", '"text"'],
  ["an empty list", "[]"],
  ["an empty object", "{}"],
  ["U+0000", '"a\\u0000"'],
  ["a lone surrogate", '"a\\ud800"'],
];

/** What else can stand in the place of a text. */
const ANY_TEXT: readonly NamedText[] = [
  ["a blank text", '" "'],
  ["a control character", '"a\\u0007"'],
];

/** What else can stand in the place of a number. */
const ANY_NUMBER: readonly NamedText[] = [
  ["a fraction", "7.5"],
  ["negative zero", "-0"],
  ["41 digits", [["1", 41]]],
];

/** What can stand in the place of a list or an object. */
const ANY_HOLDER: readonly NamedText[] = [
  ["a list of null", "[null]"],
  ["a list of a text", '["text"]'],
  ["an object", '{"key":"text"}'],
];

const UNKNOWN_KEYS: readonly NamedText[] = [
  ['"extra"', "1"],
  ['"__proto__"', '{"extra":1}'],
  ['"constructor"', "null"],
  ['"to\\u0053tring"', '"text"'],
  ['"a b"', "[]"],
];

const GUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** What may be wrong with a value, whatever it means. */
export function faultsOfValue(path: RawPath, value: unknown): readonly Fault[] {
  const texts = [...ANY_VALUE, ...moreOf(value)];
  return [
    ...texts.map(([name, text]) => fault(path, name, ["put", path, text])),
    ...(path.length === 0
      ? []
      : [fault(path, "is missing", ["drop", path]), fault(path, "stands again", ["again", path])]),
    ...(Array.isArray(value) ? [fault(path, "with null last", ["push", path, "null"])] : []),
    ...(isObject(value)
      ? UNKNOWN_KEYS.map(([key, text]) => fault(path, `with ${key}`, ["add", path, key, text]))
      : []),
  ];
}

function moreOf(value: unknown): readonly NamedText[] {
  if (typeof value === "string") {
    return [...ANY_TEXT, ...spellingsOf(value)];
  }
  return typeof value === "number" ? ANY_NUMBER : isHolder(value) ? ANY_HOLDER : [];
}

/** What may be wrong with a value of which others of its kind get every fault. */
export function fewFaultsOf(path: RawPath): readonly Fault[] {
  return [
    fault(path, "null", ["put", path, "null"]),
    fault(path, "an integer", ["put", path, "7"]),
    fault(path, "is missing", ["drop", path]),
  ];
}

/** A fault that one edit makes. */
export function fault(path: RawPath, name: string, edit: RawEdit): Fault {
  return { name: `${pathInWords(path)}: ${name}`, path, edits: [edit] };
}

function spellingsOf(value: string): readonly NamedText[] {
  const guid: readonly NamedText[] = [
    ["without hyphens", JSON.stringify(value.replaceAll("-", ""))],
    ["in braces", JSON.stringify(`{${value}}`)],
    ["with a blank after it", JSON.stringify(`${value} `)],
  ];
  return [["in capitals", JSON.stringify(value.toUpperCase())], ...(GUID.test(value) ? guid : [])];
}

function isHolder(value: unknown): boolean {
  return typeof value === "object" && value !== null;
}

function isObject(value: unknown): boolean {
  return isHolder(value) && !Array.isArray(value);
}
