import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { RESULTS, type ResultWord } from "../../records/finding-words.js";
import type { ReviewedState } from "../../state/reviewed-state.js";
import { anyState } from "../any-state.js";
import { standingFacts, withStanding } from "../doubted-states.js";
import { reordered } from "../reordered.js";
import { naiveReview } from "./naive-review.js";

const STATES: readonly ReviewedState[] = fc.sample(anyState, { numRuns: 2000, seed: 13 });

/** The results that the table of the contract allows, by rule. */
const POSSIBLE: readonly (readonly [ruleId: string, results: readonly ResultWord[]])[] = [
  ["REL-001", ["concern", "verified", "unknown"]],
  ["REL-002", RESULTS],
  ["REL-003", ["unknown", "not-applicable"]],
  ["REL-004", RESULTS],
  ["REL-005", RESULTS],
  ["REL-006", RESULTS],
  ["CON-001", ["concern", "verified", "unknown"]],
  ["CON-002", RESULTS],
  ["CON-003", ["concern", "verified", "unknown"]],
  ["CON-004", ["verified", "unknown"]],
  ["CON-005", ["concern", "verified", "unknown"]],
  ["TRU-001", ["concern", "verified"]],
  ["TRU-002", ["concern", "verified", "not-applicable"]],
  ["OVR-001", ["concern", "verified", "unknown"]],
  ["OVR-002", ["concern", "verified", "unknown"]],
  ["OVR-003", RESULTS],
  ["OVR-004", RESULTS],
  ["OVR-005", RESULTS],
  ["OVR-006", RESULTS],
];

const FINDINGS = STATES.flatMap(naiveReview);

function countOf(rule: string, word: ResultWord): number {
  return FINDINGS.filter(({ ruleId, result }) => ruleId === rule && result === word).length;
}

describe("the naive reading of 2,000 random states", () => {
  const cells = POSSIBLE.flatMap(([rule, results]) =>
    RESULTS.map((word) => [rule, word, results.includes(word)] as const),
  );

  it.each(cells.filter(([, , isPossible]) => isPossible))("often finds of %s: %s", (rule, word) => {
    expect(countOf(rule, word)).toBeGreaterThanOrEqual(20);
  });

  it.each(cells.filter(([, , isPossible]) => !isPossible))("never finds of %s: %s", (rule, word) => {
    expect(countOf(rule, word)).toBe(0);
  });

  it("gives one result per subject", () => {
    for (const state of STATES) {
      const subjects = naiveReview(state).map((one) => `${one.ruleId} ${one.subjectKind} ${one.subjectId}`);
      expect(new Set(subjects).size).toBe(subjects.length);
    }
  });
});

it("the naive reading does not hang on the order of the lists of a state", () => {
  const inOrder = (state: ReviewedState): readonly string[] =>
    naiveReview(state)
      .map((one) => Object.values(one).join(" "))
      .sort();
  for (const [seed, state] of STATES.slice(0, 500).entries()) {
    expect(inOrder(reordered(state, seed))).toEqual(inOrder(state));
  }
});

describe("a fact that comes in doubt", () => {
  const ABOUT_LABELS = "TRU-001";

  it("turns no concern into verified, no verified into a concern, and never says whether a rule applies", () => {
    for (const state of STATES.slice(0, 200)) {
      const before = naiveReview(state);
      for (const fact of standingFacts(state)) {
        const after = naiveReview(withStanding(state, fact, { factStatus: "inferred" }));
        const turned = after.filter(
          ({ ruleId, result, severity }, place) =>
            ruleId !== ABOUT_LABELS &&
            result !== "unknown" &&
            (result !== before[place]?.result || severity !== before[place]?.severity),
        );
        expect(turned).toEqual([]);
      }
    }
  });
});
