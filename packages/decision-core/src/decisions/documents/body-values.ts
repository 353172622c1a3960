/** Values that bodies about decisions are declared with (docs/reference/decisions.md#requests). */

import {
  type About,
  atMostCharacters,
  firstOf,
  LINES,
  NOT_BLANK,
  type Node,
  nullable,
  ONE_LINE,
  orElseAlsoNull,
  type ReadOf,
  text,
} from "@plumbline/model-core/declaring";
import { DECISION_LIMITS } from "../../limits.js";

const SHORT_ENOUGH = atMostCharacters(DECISION_LIMITS.textCharacters);

/** A text of one line that is not blank. */
export function line(most: number, about: About = {}): Node<string> {
  return text({ rules: [firstOf(NOT_BLANK, ONE_LINE, atMostCharacters(most))], ...about });
}

/** A text of any lines that may be blank. */
export function prose(about: About): Node<string> {
  return text({ rules: [firstOf(LINES, SHORT_ENOUGH)], ...about });
}

/** The same, not blank. */
export function statedProse(about: About): Node<string> {
  return text({ rules: [firstOf(NOT_BLANK, LINES, SHORT_ENOUGH)], ...about });
}

/** It has to be there; null reads as this value. */
export function nullIs<N extends Node, const Value extends ReadOf<N>>(
  node: N,
  value: Value,
): Node<ReadOf<N>> {
  return { ...orElseAlsoNull(node, value), missing: "refused" } as Node<ReadOf<N>>;
}

/** A hash that may be null; nothing is said of what it is a hash of. */
export function hash(about: string): Node<string | null> {
  return nullable(text({ about }));
}
