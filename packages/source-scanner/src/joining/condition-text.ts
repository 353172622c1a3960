import { compareCodeUnits } from "@plumbline/model-core";

/** Conditions from the outermost in, all of which must hold. */
export type Stack = readonly string[];

/** The condition under which one of several places is compiled; null when one of them always is. */
export function conditionOf(stacks: readonly Stack[]): string | null {
  const left = withoutCovered(stacks);
  if (left.some((stack) => stack.length === 0)) {
    return null;
  }
  const alternatives = [...new Set(left.map((stack) => stack.join(" && ")))].sort(compareCodeUnits);
  return alternatives.length === 1 ? (alternatives[0] ?? null) : alternatives.map((one) => `(${one})`).join(" || ");
}

/** Branches that cover a group, its `else` among them, stand for what is around the group. */
function withoutCovered(stacks: readonly Stack[]): readonly Stack[] {
  let left = distinct(stacks);
  for (let found = covered(left); found !== null; found = covered(left)) {
    left = distinct([...left, found]);
  }
  return left;
}

/** What is around a group whose branches are all there, and that is not there itself. */
function covered(stacks: readonly Stack[]): Stack | null {
  const known = new Set(stacks.map((stack) => JSON.stringify(stack)));
  for (const stack of stacks) {
    const around = stack.slice(0, -1);
    const others = /^!\((.*)\)$/s.exec(stack.at(-1) ?? "")?.[1]?.split(" || ") ?? [];
    const isCovered = others.length > 0 && others.every((other) => known.has(JSON.stringify([...around, other])));
    if (isCovered && !known.has(JSON.stringify(around))) {
      return around;
    }
  }
  return null;
}

function distinct(stacks: readonly Stack[]): readonly Stack[] {
  return [...new Map(stacks.map((stack) => [JSON.stringify(stack), stack])).values()];
}
