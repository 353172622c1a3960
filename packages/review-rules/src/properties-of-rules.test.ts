import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import type { Cited } from "./records/cited.js";
import { RULES } from "./rules/rule-set.js";
import type { ReviewedState } from "./state/reviewed-state.js";
import { anyState } from "./testing/any-state.js";
import { DOUBTS, standingFacts, withStanding } from "./testing/doubted-states.js";
import { isStated, type StandingKind } from "./testing/naive/naive-standing.js";
import { reordered } from "./testing/reordered.js";
import { inOrder, nameOf, type RuleJudgement, ruleJudgements } from "./testing/rule-judgements.js";

const isLong = process.env["PLUMBLINE_TEST_LONG"] === "1";

/** How many states are looked at as they are, and how many fact by fact. */
const [WHOLE, BY_FACT] = isLong ? [2000, 500] : [1000, 100];

/** It alone is about the label of its subject, so a doubt gives no unknown. */
const ABOUT_LABELS = "TRU-001";

function holds(runs: number, says: (state: ReviewedState) => void): void {
  fc.assert(fc.property(anyState, says), { numRuns: runs, seed: 131 });
}

describe("whatever the state", () => {
  it("the order of its lists does not matter", () => {
    fc.assert(
      fc.property(anyState, fc.nat(95), (state, seed) => {
        expect(inOrder(ruleJudgements(reordered(state, seed)))).toEqual(inOrder(ruleJudgements(state)));
      }),
      { numRuns: WHOLE, seed: 131 },
    );
  });

  it("a rule gives one result per subject, and cites the subject", () => {
    holds(WHOLE, (state) => {
      const judgements = ruleJudgements(state);
      expect(new Set(judgements.map(nameOf)).size).toBe(judgements.length);
      expect(judgements.filter(({ subject, cites }) => !cites.some((cite) => isSame(cite, subject)))).toEqual(
        [],
      );
    });
  });

  it("what is verified cites no fact in doubt", () => {
    holds(WHOLE, (state) => {
      const verified = ruleJudgements(state).filter(({ result }) => result === "verified");
      const doubtful = verified.flatMap((judgement) =>
        judgement.cites.filter((cite) => !isSure(state, cite)).map((cite) => [nameOf(judgement), cite]),
      );
      expect(doubtful).toEqual([]);
    });
  });

  it("what is cited is in the state or named by it", () => {
    holds(WHOLE, (state) => {
      const texts = JSON.stringify(state);
      const cites = ruleJudgements(state).flatMap((judgement) => judgement.cites);
      expect(cites.filter(({ id }) => !texts.includes(JSON.stringify(id)))).toEqual([]);
    });
  });

  it("a concern of which a cited fact comes in doubt is never verified", () => {
    holds(BY_FACT, (state) => {
      for (const { before, after, fact } of doubted(state)) {
        const turned = before.filter(
          (one) => one.result === "concern" && one.ruleId !== ABOUT_LABELS && doesCite(one, fact),
        );
        expect(turned.filter((one) => resultIn(after, one) === "verified").map(nameOf)).toEqual([]);
      }
    });
  });

  it("every fact is cited that a result rests on: what is not cited may come in doubt", () => {
    holds(BY_FACT, (state) => {
      for (const { before, after, fact } of doubted(state)) {
        const others = before.filter((one) => !doesCite(one, fact));
        expect(others.filter((one) => resultIn(after, one) !== one.result).map(nameOf)).toEqual([]);
      }
    });
  });
});

interface Doubted {
  readonly fact: Cited;
  readonly before: readonly RuleJudgement[];
  readonly after: readonly RuleJudgement[];
}

/** What is said of a state before and after each of its facts comes in doubt. */
function doubted(state: ReviewedState): readonly Doubted[] {
  const before = ruleJudgements(state);
  return RULES.length === 0
    ? []
    : standingFacts(state).flatMap((fact) =>
        DOUBTS.map((doubt) => ({ fact, before, after: ruleJudgements(withStanding(state, fact, doubt)) })),
      );
}

function resultIn(judgements: readonly RuleJudgement[], one: RuleJudgement): string | null {
  return judgements.find((other) => nameOf(other) === nameOf(one))?.result ?? null;
}

function doesCite({ cites }: RuleJudgement, fact: Cited): boolean {
  return cites.some((cite) => isSame(cite, fact));
}

function isSame(left: Cited, right: Cited): boolean {
  return left.kind === right.kind && left.id === right.id;
}

/** What has no label is sure when it is there. */
function isSure(state: ReviewedState, { kind, id }: Cited): boolean {
  switch (kind) {
    case "schema":
      return state.model.schemas.some((one) => one.id === id);
    case "scenario":
      return state.scenarios.some((one) => one.id === id);
    case "promise":
      return state.promises.some(({ promise }) => promise.id === id);
    default:
      return isStated(state, { kind: kind satisfies StandingKind, id });
  }
}
