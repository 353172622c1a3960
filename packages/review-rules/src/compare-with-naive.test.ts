import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { RULES } from "./rules/rule-set.js";
import { anyState } from "./testing/any-state.js";
import { anyStates, type JudgedState, judgedState } from "./testing/any-states.js";
import { firstDifference } from "./testing/first-difference.js";
import type { NaiveFinding } from "./testing/naive/naive-finding.js";
import { naiveReview } from "./testing/naive/naive-review.js";

const RUNS = { numRuns: process.env["PLUMBLINE_TEST_LONG"] === "1" ? 10_000 : 1_500, seed: 130 };

const READ = anyStates(RUNS.numRuns, RUNS.seed).map((judged) => ({
  judged,
  naive: naiveReview(judged.state),
}));

describe("a rule reads random states as its contract says", () => {
  it.each(RULES.map(({ id }) => id))("%s", (ruleId) => {
    const differs = READ.some(({ judged, naive }) => difference(ruleId, judged, naive) !== null);
    if (differs) {
      tellSmallest(ruleId);
    }
    expect(differs).toBe(false);
  });

  it("and each rule has its second reading", () => {
    const naive = new Set(READ.flatMap(({ naive }) => naive.map(({ ruleId }) => ruleId)));
    expect(RULES.map(({ id }) => id).filter((id) => !naive.has(id))).toEqual([]);
  });
});

function difference(
  ruleId: string,
  { judgements }: JudgedState,
  naive: readonly NaiveFinding[],
): string | null {
  const ofRule = judgements.filter((judgement) => judgement.ruleId === ruleId);
  return firstDifference(ofRule, naive, [ruleId]);
}

/** Throws with the smallest state that shows the first difference. */
function tellSmallest(ruleId: string): void {
  fc.assert(
    fc.property(anyState, (state) => {
      expect(difference(ruleId, judgedState(state), naiveReview(state))).toBeNull();
    }),
    RUNS,
  );
}
