import { type BriefGroup, type BriefPart, NEEDS } from "./brief-part.js";
import { LEFT_OUT, type Tokenizer } from "./tokenizer.js";

/** In which order parts are left out of a brief, and what it then is expected to have. */
export interface LeavingPlan {
  readonly parts: readonly BriefPart[];
  /** The tokens expected without the first parts. */
  readonly expectedAt: (leaving: number) => number;
  /** How many parts to leave out for this many tokens, at least so many; all when that is not enough. */
  readonly leavingFor: (tokens: number, least: number) => number;
}

/** Counts every part once. */
export function leavingPlan(groups: readonly BriefGroup[], tokenizer: Tokenizer): LeavingPlan {
  const count = (blocks: readonly string[]): number =>
    tokenizer.count(
      blocks
        .filter((block) => block !== "")
        .map((block) => `${block}\n\n`)
        .join(""),
    );
  const groupOf = new Map(groups.flatMap((group) => group.parts.map((part) => [part, group])));
  const parts = inLeavingOrder([...groupOf.keys()]);
  const expected = [sum(groups.map(({ opening, ifNone }) => count([...opening, ifNone ?? ""])))];
  for (const part of parts.toReversed()) {
    expected.push((expected.at(-1) ?? 0) + count(part.blocks));
  }
  expected.reverse();
  const said = count([LEFT_OUT]);
  const places = new Set<BriefGroup | undefined>();
  const withSaid = expected.map((tokens, leaving) => {
    const last = parts[leaving - 1];
    places.add(last === undefined ? undefined : groupOf.get(last));
    return tokens + said * (places.size - 1);
  });
  return planOf(parts, withSaid);
}

function planOf(parts: readonly BriefPart[], expected: readonly number[]): LeavingPlan {
  const leavingFor = (tokens: number, least: number): number => {
    const enough = expected.findIndex((count, leaving) => leaving >= least && count <= tokens);
    return enough === -1 ? parts.length : enough;
  };
  return { parts, expectedAt: (leaving) => expected[leaving] ?? 0, leavingFor };
}

/** What is needed least first; of one need, the last part first. */
function inLeavingOrder(parts: readonly BriefPart[]): readonly BriefPart[] {
  const need = ({ need: of }: BriefPart): number => NEEDS.indexOf(of);
  return parts.toReversed().sort((left, right) => need(left) - need(right));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0);
}
