import { present } from "@plumbline/model-core";
import { type BriefGroup, type BriefPart, NEEDS } from "./brief-part.js";
import { leftOutOf } from "./left-out-of.js";
import type { Tokenizer } from "./tokenizer.js";

/** In which order parts are left out of a brief, and what it then is expected to have. */
export interface LeavingPlan {
  readonly parts: readonly BriefPart[];
  /** The tokens expected without the first so many parts. */
  readonly expectedAt: (leaving: number) => number;
  /** How many parts to leave out for this many tokens, at least so many; all when that is not enough. */
  readonly leavingFor: (tokens: number, least: number) => number;
}

/** Counts every part once. */
export function leavingPlan(groups: readonly BriefGroup[], { count }: Tokenizer): LeavingPlan {
  const ofBlocks = (blocks: readonly string[]): number => count(blocks.map(standing).join(""));
  const fixed = groups.map(({ opening }) => ofBlocks(opening));
  const counted = groups.flatMap((group) => countedParts(group, ofBlocks)).toReversed();
  const leaving = counted.sort((left, right) => needOf(left.part) - needOf(right.part));
  const parts = leaving.map(({ part }) => part);
  return planOf(parts, expectedTokens(sum(fixed), leaving));
}

/** A part with its tokens, and those of what is said in its group once a part of it is left out. */
interface CountedPart {
  readonly part: BriefPart;
  readonly tokens: number;
  readonly group: { readonly toSay: number };
}

function countedParts(
  { parts }: BriefGroup,
  count: (blocks: readonly string[]) => number,
): readonly CountedPart[] {
  const group = { toSay: count([leftOutOf(parts)]) };
  return parts.map((part) => ({ part, tokens: count(part.blocks), group }));
}

/** Of the whole, then without one part after another. */
function expectedTokens(fixed: number, leaving: readonly CountedPart[]): readonly number[] {
  const whole = fixed + sum(leaving.map(({ tokens }) => tokens));
  let expected = whole;
  const told = new Set<CountedPart["group"]>();
  const without = leaving.map(({ tokens, group }) => {
    expected += (told.has(group) ? 0 : group.toSay) - tokens;
    told.add(group);
    return expected;
  });
  return [whole, ...without];
}

function planOf(parts: readonly BriefPart[], expected: readonly number[]): LeavingPlan {
  const leavingFor = (tokens: number, least: number): number => {
    const enough = expected.findIndex((count, leaving) => leaving >= least && count <= tokens);
    return enough === -1 ? parts.length : enough;
  };
  return { parts, expectedAt: (leaving) => present(expected[leaving]), leavingFor };
}

/** A block as it stands in a document; one that is empty is left out. */
function standing(block: string): string {
  return block === "" ? "" : `${block}\n\n`;
}

function needOf({ need }: BriefPart): number {
  return NEEDS.indexOf(need);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0);
}
