import { compareCodeUnits } from "@plumbline/model-core";

/** Conditions from the outermost in, all of which must hold. */
export type Stack = readonly string[];

/** The condition under which one of several places is compiled; null when one of them always is. */
export function conditionOf(stacks: readonly Stack[]): string | null {
  const left = withoutImplied(withoutCovered(stacks));
  if (left.some((stack) => stack.length === 0)) {
    return null;
  }
  const alternatives = [...new Set(left.map((stack) => stack.join(" && ")))].sort(compareCodeUnits);
  return alternatives.length === 1
    ? alternatives.join("")
    : alternatives.map((one) => `(${one})`).join(" || ");
}

/** Two that are alike but for a last condition and its opposite stand for what is around both. */
function withoutCovered(stacks: readonly Stack[]): readonly Stack[] {
  let left = distinct(stacks);
  for (let found = covered(left); found !== null; found = covered(left)) {
    left = distinct([...left, found]);
  }
  return left;
}

/** What is always there around it says it already. */
function withoutImplied(stacks: readonly Stack[]): readonly Stack[] {
  const known = new Set(stacks.map((stack) => JSON.stringify(stack)));
  const isImplied = (stack: Stack) =>
    stack.some((_condition, index) => known.has(JSON.stringify(stack.slice(0, index))));
  return stacks.filter((stack) => !isImplied(stack));
}

function covered(stacks: readonly Stack[]): Stack | null {
  const known = new Set(stacks.map((stack) => JSON.stringify(stack)));
  for (const stack of stacks) {
    const around = stack.slice(0, -1);
    const [, grouped, word] = /^!(?:\((.*)\)|(\w+))$/s.exec(stack.at(-1) ?? "") ?? [];
    const opposite = grouped ?? word;
    const isBoth = opposite !== undefined && known.has(JSON.stringify([...around, opposite]));
    if (isBoth && !known.has(JSON.stringify(around))) {
      return around;
    }
  }
  return null;
}

function distinct(stacks: readonly Stack[]): readonly Stack[] {
  return [...new Map(stacks.map((stack) => [JSON.stringify(stack), stack])).values()];
}
