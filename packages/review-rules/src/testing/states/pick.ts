import type { FactKind, FactOfKind, Guid } from "@plumbline/model-core";
import fc from "fast-check";

/** A choice that is made once it is known what there is to choose from; 0 is the first. */
export const pick: fc.Arbitrary<number> = fc.nat(999);

export function one<Value>(values: readonly [Value, ...Value[]], choice: number): Value {
  return values[choice % values.length] ?? values[0];
}

/** Something that may be there or not; a missing list has none. */
export function oneOf<Value>(values: readonly Value[], choice: number): Value | null {
  return values[choice % values.length] ?? null;
}

const KINDS: readonly string[] = [
  "element",
  "relationship",
  "message",
  "channel",
  "operation",
  "subscription",
  "binding",
  "schema",
  "scenario",
  "promise",
];

/** The ID of a number; each kind has numbers of its own. */
export function idOf<Kind extends FactKind>(kind: Kind, number: number): FactOfKind[Kind]["id"] {
  return guidOf(kind, number) as FactOfKind[Kind]["id"];
}

export function guidOf(kind: string, number: number): Guid {
  const digits = String(number).padStart(12, "0");
  return `00000000-0000-4000-800${KINDS.indexOf(kind)}-${digits}` as Guid;
}

const MISSING = 900;

/** The ID of something that no model has; there are two of each kind, so that one may be named more than once. */
export function missingId<Kind extends FactKind>(kind: Kind, choice: number): FactOfKind[Kind]["id"] {
  return idOf(kind, MISSING + (choice % 2));
}
