import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import type { Rule } from "./rules/rule.js";
import { RULES } from "./rules/rule-set.js";
import type { ReviewedState } from "./state/reviewed-state.js";
import { anyState } from "./testing/any-state.js";
import { firstDifference } from "./testing/first-difference.js";
import { naiveReview } from "./testing/naive/naive-review.js";
import { ruleJudgements } from "./testing/rule-judgements.js";

const RUNS = { numRuns: process.env["PLUMBLINE_TEST_LONG"] === "1" ? 10_000 : 2000, seed: 130 };

const READ = fc.sample(anyState, RUNS).map((state) => ({ state, naive: naiveReview(state) }));

describe("a rule reads random states as its contract says", () => {
  for (const rule of RULES) {
    it(rule.id, () => {
      const differs = READ.some(({ state, naive }) => difference(rule, state, naive) !== null);
      if (differs) {
        tellSmallest(rule);
      }
      expect(differs).toBe(false);
    });
  }

  it("and each rule has its second reading", () => {
    const naive = new Set(READ.flatMap(({ naive }) => naive.map(({ ruleId }) => ruleId)));
    expect(RULES.map(({ id }) => id).filter((id) => !naive.has(id))).toEqual([]);
  });
});

function difference(rule: Rule, state: ReviewedState, naive = naiveReview(state)): string | null {
  return firstDifference(ruleJudgements(state, [rule]), naive, [rule.id]);
}

/** Throws with the smallest state that shows the first difference. */
function tellSmallest(rule: Rule): void {
  fc.assert(
    fc.property(anyState, (state) => {
      expect(difference(rule, state)).toBeNull();
    }),
    RUNS,
  );
}
