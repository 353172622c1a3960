/** How values are declared that hold others. */

import {
  type About,
  type Fields,
  type ListNode,
  type Node,
  nodeOf,
  type ObjectNode,
  type ReadOf,
  type UnionNode,
} from "./node.js";
import { asSent } from "./presence.js";
import type { KeyRule, ListShape, MapShape, ObjectRule } from "./shape.js";
import { anyJson, word } from "./values.js";

export function list<Entry extends Node>(
  entry: Entry,
  {
    most = Number.POSITIVE_INFINITY,
    tooMany = `must have at most ${most} entries`,
    counts = "all",
    repeats = "kept",
    ...about
  }: About & Partial<Pick<ListShape, "most" | "tooMany" | "counts" | "repeats">> = {},
): ListNode<Entry> {
  return {
    ...nodeOf({ type: "list", entry, most, tooMany, counts, repeats }, about),
    entry,
  } as ListNode<Entry>;
}

interface ObjectParts extends About {
  /** Fields that rules of others depend on: they are read before those. */
  readonly first?: readonly string[];
  readonly rules?: readonly ObjectRule[];
}

export function object<const F extends Fields>(
  fields: F,
  { first = [], rules = [], ...about }: ObjectParts = {},
): ObjectNode<F> {
  const rank = (name: string): number => (first.includes(name) ? first.indexOf(name) : first.length);
  const order = Object.entries(fields).sort(([left], [right]) => rank(left) - rank(right));
  return {
    ...nodeOf({ type: "object", fields, order, isInOrder: first.length === 0, rules }, about),
    fields,
  } as unknown as ObjectNode<F>;
}

type MapParts = About & Partial<Pick<MapShape, "most" | "tooMany">> & { readonly keys?: Partial<KeyRule> };

/** An object whose keys are values; any keys, unless it says more of them. */
export function mapOf<Entry extends Node>(
  entry: Entry,
  {
    most = Number.POSITIVE_INFINITY,
    tooMany = () => `must have at most ${most} entries`,
    keys = {},
    ...about
  }: MapParts = {},
): Node<{ readonly [key: string]: ReadOf<Entry> }> {
  return nodeOf({ type: "map", entry, most, tooMany, keys: { ...ANY_KEY, ...keys } }, about);
}

const ANY_KEY: KeyRule = {
  rules: [],
  keyOf: (name) => name,
  noKey: "",
  repeated: "is a repeated key",
  fault: "shape",
};

/** An object of one of several forms, told apart by the word in one of its fields. */
export function unionOf<const Cases extends Forms>(
  by: string,
  cases: Cases,
  { otherWord = "", ...about }: About & { readonly otherWord?: string } = {},
): UnionNode<Cases> {
  return {
    ...nodeOf({ type: "union", by, cases, none: formOfNone(by, cases, otherWord) }, about),
    forms: cases,
  } as UnionNode<Cases>;
}

type Forms = { readonly [word: string]: ObjectNode<Fields> };

/** Of an object that has none of the forms its word is read, to be refused, and no other field. */
function formOfNone(by: string, cases: Forms, wrong: string): Node {
  const names = Object.values(cases).flatMap(({ fields }) => Object.keys(fields));
  const passedOver = [...new Set(names)].map((name) => [name, asSent(anyJson())]);
  return object({ ...Object.fromEntries(passedOver), [by]: word(Object.keys(cases), { wrong }) });
}

/** A node that is declared further below, or that holds itself; its type has to be said. */
export function later<Read>(node: () => Node<Read>): Node<Read> {
  return nodeOf<Read>({ type: "later", node });
}
