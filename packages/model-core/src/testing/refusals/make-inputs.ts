import type { RefusalInput } from "./corpus.js";
import type { RawPath } from "./edit-raw.js";
import { faultsOfField, type RulesOfFields } from "./faults-of-field.js";
import { type Fault, faultsOfValue, fewFaultsOf } from "./faults-of-value.js";
import { valuesOf } from "./paths-of.js";
import { type FaultsOfDocuments, severalFaults } from "./several-faults.js";

/** A base document and what is known of its fields. */
export interface FaultyBase {
  readonly base: string;
  readonly document: unknown;
  readonly rules: RulesOfFields;
  /** Which values get every fault; all, when left out. The others get a few. */
  readonly isThorough?: (path: RawPath) => boolean;
  readonly several?: FaultsOfDocuments;
}

const SEVERAL: FaultsOfDocuments = [
  [2, 100],
  [3, 60],
  [8, 15],
];

/** The base as it is, every fault of every value alone, and several at once. */
export function inputsOfBase(base: FaultyBase): readonly RefusalInput[] {
  const alone = faultsOf(base).map((fault) => inputWith(base.base, [fault]));
  return distinct([inputWith(base.base, []), ...alone, ...severalAtOnce(base)]);
}

/** Every fault of every value of a base document, once. */
export function faultsOf({ document, rules, isThorough = () => true }: FaultyBase): readonly Fault[] {
  const faults = valuesOf(document).flatMap(([path, value]) =>
    isThorough(path) ? [...faultsOfValue(path, value), ...faultsOfField(path, rules)] : fewFaultsOf(path),
  );
  return distinct(faults);
}

/** Each name once. */
function distinct<Named extends { readonly name: string }>(all: readonly Named[]): readonly Named[] {
  return [...new Map(all.map((one) => [one.name, one])).values()];
}

/** The base with several faults at once. */
export function severalAtOnce(base: FaultyBase): readonly RefusalInput[] {
  const faults = faultsOf(base).filter(({ path }) => path.length > 0);
  const inputs = severalFaults(faults, base.several ?? SEVERAL).map((several) =>
    inputWith(base.base, several),
  );
  return [...new Map(inputs.map((input) => [input.name, input])).values()];
}

/** A base document with faults. */
export function inputWith(base: string, faults: readonly Fault[]): RefusalInput {
  const name = faults.map((fault) => fault.name).join("; ") || "as it is";
  return { name, base, edits: faults.flatMap(({ edits }) => edits) };
}

/** The same with the keys of every object the other way round: the order of issues must not follow that of keys. */
export function keysReversed(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map(keysReversed);
  }
  if (typeof value !== "object" || value === null) {
    return value;
  }
  const members = Object.entries(value).map(([key, inner]) => [key, keysReversed(inner)] as const);
  return Object.fromEntries(members.reverse());
}
