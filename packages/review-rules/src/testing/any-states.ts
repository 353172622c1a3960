import fc from "fast-check";
import { contextOf, type ReviewContext } from "../state/review-context.js";
import type { ReviewedState } from "../state/reviewed-state.js";
import { anyState } from "./any-state.js";
import { type RuleJudgement, ruleJudgements } from "./rule-judgements.js";

/** A random state with what every rule says of it. */
export interface JudgedState {
  readonly state: ReviewedState;
  readonly context: ReviewContext;
  readonly judgements: readonly RuleJudgement[];
}

export function judgedState(state: ReviewedState): JudgedState {
  return { state, context: contextOf(state), judgements: ruleJudgements(state) };
}

/** So many random states, judged once for all that is asked of them. */
export function anyStates(count: number, seed: number): readonly JudgedState[] {
  return fc.sample(anyState, { numRuns: count, seed }).map(judgedState);
}

/** Throws where one of some states has a fault, with the smallest state that has one. */
export function expectOfEach(
  states: readonly JudgedState[],
  faultsOf: (judged: JudgedState) => readonly unknown[],
): void {
  const broken = states.find((judged) => faultsOf(judged).length > 0);
  if (broken !== undefined) {
    tellSmallest(states.length, faultsOf);
    throw new Error(`Found once alone: ${JSON.stringify(faultsOf(broken))}`);
  }
}

function tellSmallest(count: number, faultsOf: (judged: JudgedState) => readonly unknown[]): void {
  const isWhole = (state: ReviewedState): boolean => {
    const faults = faultsOf(judgedState(state));
    if (faults.length > 0) {
      throw new Error(JSON.stringify(faults));
    }
    return true;
  };
  fc.assert(fc.property(anyState, isWhole), { seed: 61, numRuns: 2 * count });
}
