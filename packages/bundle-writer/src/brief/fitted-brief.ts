import { markdownDocument } from "../markdown/markdown-document.js";
import type { BriefGroup, BriefPart } from "./brief-part.js";
import { type LeavingPlan, leavingPlan } from "./leaving-plan.js";
import { leftOutOf } from "./left-out-of.js";
import type { Tokenizer } from "./tokenizer.js";

/** A brief as it is sent. */
export interface FittedBrief {
  readonly text: string;
  readonly tokens: number;
  /** What was left out, in the order in which it would stand. */
  readonly omitted: readonly string[];
}

/**
 * Writes a brief, without what is needed least when it has too many tokens. Parts are counted once each; what is sent is
 * counted as a whole, and again when it still has too many: a tokenizer may see more in a whole than in its parts.
 */
export function fittedBrief(
  groups: readonly BriefGroup[],
  tokenizer: Tokenizer,
  maxTokens: number | null,
): FittedBrief {
  const whole = writtenWithout(new Set(), groups, tokenizer);
  return maxTokens === null || whole.tokens <= maxTokens ? whole : shortened(groups, tokenizer, maxTokens);
}

function shortened(groups: readonly BriefGroup[], tokenizer: Tokenizer, maxTokens: number): FittedBrief {
  const plan = leavingPlan(groups, tokenizer);
  let leaving = plan.leavingFor(maxTokens, 1);
  let written = writtenWithout(firstOf(plan, leaving), groups, tokenizer);
  for (let more = 1; written.tokens > maxTokens && leaving < plan.parts.length; more *= 2) {
    const tooMany = more * (written.tokens - maxTokens);
    leaving = plan.leavingFor(plan.expectedAt(leaving) - tooMany, leaving + 1);
    written = writtenWithout(firstOf(plan, leaving), groups, tokenizer);
  }
  return written.tokens > maxTokens ? notFitting(written, maxTokens) : written;
}

function firstOf({ parts }: LeavingPlan, leaving: number): ReadonlySet<BriefPart> {
  return new Set(parts.slice(0, leaving));
}

function writtenWithout(
  left: ReadonlySet<BriefPart>,
  groups: readonly BriefGroup[],
  { count }: Tokenizer,
): FittedBrief {
  const text = markdownDocument(groups.flatMap((group) => blocksWithout(left, group)));
  const omitted = groups.flatMap(({ parts }) => parts.filter((part) => left.has(part)));
  return { text, tokens: count(text), omitted: omitted.map(({ name }) => name) };
}

function blocksWithout(
  left: ReadonlySet<BriefPart>,
  { opening, parts, ifNone }: BriefGroup,
): readonly string[] {
  const kept = parts.filter((part) => !left.has(part));
  return [
    ...opening,
    ...(parts.length === 0 && ifNone !== null ? [ifNone] : []),
    ...kept.flatMap(({ blocks }) => blocks),
    leftOutOf(parts.filter((part) => left.has(part))),
  ];
}

function notFitting({ omitted, ...written }: FittedBrief, maxTokens: number): FittedBrief {
  const said = `Nothing more can be left out: the brief has ${written.tokens} tokens, over the ${maxTokens} that were asked for`;
  return { ...written, omitted: [...omitted, said] };
}
