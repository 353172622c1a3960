/** How values are declared that hold no others. */

import type { Guid } from "../guid.js";
import type { JsonValue } from "../json/json-value.js";
import { type About, type MayMiss, type Node, nodeOf } from "./node.js";
import type { TextShape, ValueRule } from "./shape.js";

export function text({ rules = [], readAs = null, ...about }: TextParts = {}): Node<string> {
  return nodeOf<string>({ type: "text", rules, readAs }, about);
}

type TextParts = About & Partial<Pick<TextShape, "rules" | "readAs">>;

/** A GUID, in lower case once it is read. */
export function guid<Id extends Guid = Guid>(about: About = {}): Node<Id> {
  return nodeOf<Id>({ type: "guid" }, about);
}

/** One of a set of words. */
export function word<const Word extends string>(words: readonly Word[], about: About = {}): Node<Word> {
  return nodeOf<Word>({ type: "word", words, whenEmpty: null }, about);
}

/** The same in a document whose rules are judged later: until then it is any text. */
export function label<const Word extends string>(
  words: readonly Word[],
  about: About = {},
): Node<Word, string> {
  return nodeOf<Word, string>({ type: "word", words, whenEmpty: null }, about);
}

/** A label that may be missing, null or empty, which all mean the same one. */
export function labelOr<const Word extends string>(
  words: readonly Word[],
  otherwise: NoInfer<Word>,
  about: About = {},
): Node<Word, string> & MayMiss {
  const node = nodeOf<Word, string>({ type: "word", words, whenEmpty: otherwise }, about);
  return { ...node, missing: { is: otherwise }, nulls: { is: otherwise } };
}

interface NumberParts extends About {
  readonly rules?: readonly ValueRule<number>[];
  readonly standIn?: number;
}

export function integer({ rules = [], standIn = 0, ...about }: NumberParts = {}): Node<number> {
  return nodeOf<number>({ type: "integer", rules, standIn }, about);
}

export function number({ rules = [], standIn = 0, ...about }: NumberParts = {}): Node<number> {
  return nodeOf<number>({ type: "number", rules, standIn }, about);
}

export function boolean(about: About = {}): Node<boolean> {
  return nodeOf<boolean>({ type: "boolean" }, about);
}

/** An ISO 8601 date with a time, as UTC with milliseconds once it is read. */
export function timestamp(about: About = {}): Node<string> {
  return nodeOf<string>({ type: "timestamp" }, about);
}

/** Any JSON value, as it came. */
export function anyJson(about: About = {}): Node<JsonValue> {
  return nodeOf<JsonValue>({ type: "any" }, about);
}
