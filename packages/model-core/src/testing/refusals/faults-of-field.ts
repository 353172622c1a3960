import type { RawPath } from "./edit-raw.js";
import { type Fault, fault, type NamedText } from "./faults-of-value.js";
import { fieldOfPath } from "./paths-of.js";

/** What the rules of a field say, in numbers of its own: a limit that moves by mistake is seen. */
export interface FieldRules {
  /** The most characters. */
  readonly characters?: number;
  readonly from?: number;
  readonly to?: number;
  /** The most entries, each spelled by a recipe in which `{n}` is its number. */
  readonly entries?: readonly [most: number, entry: string];
  /** Other texts to try, good and bad. */
  readonly texts?: readonly string[];
  readonly recipes?: readonly NamedText[];
}

/** Rules by field as `elements[].name`, or by the end of it, as `name`. */
export type RulesOfFields = { readonly [field: string]: FieldRules };

/** Faults at and over what the rules of a field say. */
export function faultsOfField(path: RawPath, rules: RulesOfFields): readonly Fault[] {
  const field = fieldOfPath(path);
  const ends = field.split(".").map((_, index, parts) => parts.slice(index).join("."));
  const own = ends.map((end) => rules[end]).find((found) => found !== undefined);
  return own === undefined ? [] : textsOf(own).map(([name, text]) => fault(path, name, ["put", path, text]));
}

function textsOf({
  characters,
  from,
  to,
  entries,
  texts = [],
  recipes = [],
}: FieldRules): readonly NamedText[] {
  return [
    ...(characters === undefined ? [] : lengths(characters)),
    ...[from, to].flatMap((bound) => (bound === undefined ? [] : around(bound))),
    ...(entries === undefined ? [] : counts(...entries)),
    ...texts.map((text): NamedText => [text, text]),
    ...recipes,
  ];
}

/** A text is counted in code points or in UTF-16 units: these tell one from the other. */
function lengths(characters: number): readonly NamedText[] {
  const half = Math.floor(characters / 2);
  const text = (unit: string, count: number): NamedText => [`${count} x ${unit}`, ['"', [unit, count], '"']];
  return [
    ...[characters, characters + 1].flatMap((count) => [text("x", count), text("\u{1f600}", count)]),
    ...[half, half + 1].map((count) => text("\u{1f600}", count)),
  ];
}

function around(bound: number): readonly NamedText[] {
  const numbers = [bound - 1, bound - 0.5, bound - 1e-7, bound, bound + 1e-6, bound + 0.5, bound + 1];
  return numbers.map((number) => [`${number}`, `${number}`]);
}

function counts(most: number, entry: string): readonly NamedText[] {
  return [most, most + 1].map((count) => [`${count} entries`, ["[", [entry, count, ","], "]"]]);
}
