import { describe, expect, it } from "@jest/globals";
import { LIST_OF_KIND, type Model } from "@plumbline/model-core";
import { isOnPath, pathOfPromises } from "./reading/path-of-promises.js";
import type { Cited } from "./records/cited.js";
import { RESULTS } from "./records/finding-words.js";
import { RULES } from "./rules/rule-set.js";
import type { ReviewContext } from "./state/review-context.js";
import type { ReviewedState } from "./state/reviewed-state.js";
import { anyStates, expectOfEach, type JudgedState } from "./testing/any-states.js";
import { DOUBTS, standingFacts, withStanding } from "./testing/doubted-states.js";
import { isStated, type StandingKind } from "./testing/naive/naive-standing.js";
import { reordered } from "./testing/reordered.js";
import { inOrder, nameOf, type RuleJudgement, ruleJudgements } from "./testing/rule-judgements.js";

const isLong = process.env["PLUMBLINE_TEST_LONG"] === "1";

/** How many states are looked at as they are, how many beside another, and how many fact by fact. */
const [WHOLE, TWICE, BY_FACT] = isLong ? [4_000, 4_000, 1_000] : [1_500, 700, 60];

/** It alone is about the label of its subject, so a doubt gives no unknown. */
const ABOUT_LABELS = "TRU-001";

const STATES = anyStates(WHOLE, 131);

describe("whatever the state", () => {
  it("a rule gives one result per subject, of those it names, and in some state each", () => {
    const met = new Set(STATES.flatMap(({ judgements }) => judgements.map(resultOf)));
    const named = RULES.flatMap(({ id, results }) =>
      RESULTS.filter((result) => results[result] !== null).map((result) => `${id} ${result}`),
    );
    expect([...met].toSorted()).toEqual(named.toSorted());
    expectOfEach(STATES, ({ judgements }) => {
      const names = judgements.map(nameOf);
      return names.length > new Set(names).size ? names : [];
    });
  });

  it("a rule cites the subject, and says why in a sentence", () => {
    expectOfEach(STATES, ({ judgements }) =>
      judgements.filter((one) => !doesCite(one, one.subject) || !/^[A-Z0-9"]/.test(one.reason)),
    );
  });

  it("the order of its lists does not matter", () => {
    expectOfEach(STATES.slice(0, TWICE), ({ state, judgements }) => {
      const order = asText(state).length % 96;
      const turned = inOrder(ruleJudgements(reordered(state, order))).map(asText);
      const told = new Set(inOrder(judgements).map(asText));
      return turned.length === told.size ? turned.filter((one) => !told.has(one)) : turned;
    });
  });

  it("what is verified cites no fact in doubt", () => {
    expectOfEach(STATES, ({ state, judgements }) =>
      judgements
        .filter(({ result }) => result === "verified")
        .filter(({ cites }) => cites.some((cite) => !isSure(state, cite))),
    );
  });

  it("what is cited is in the state or named by it", () => {
    expectOfEach(STATES, ({ state, judgements }) => {
      const texts = JSON.stringify(state);
      return judgements.filter(({ cites }) => cites.some(({ id }) => !texts.includes(`"${id}"`)));
    });
  });

  it("what blocks is on the path of approved promises", () => {
    expectOfEach(STATES, ({ context, judgements }) =>
      judgements.filter(({ severity, subject }) => severity === "blocking" && !isReached(context, subject)),
    );
  });

  it("labels change no severity", () => {
    expectOfEach(STATES.slice(0, TWICE), ({ state, judgements }) => {
      const confirmed = ruleJudgements({ ...state, model: confirmedModel(state.model) });
      const severities = new Map(confirmed.map((one) => [nameOf(one), one.severity]));
      return judgements.filter((one) => one.severity !== severities.get(nameOf(one)));
    });
  });

  it("every fact is cited that a result rests on, and a concern on one in doubt is never verified", () => {
    expectOfEach(STATES.slice(0, BY_FACT), (judged) =>
      doubted(judged).flatMap(({ fact, results }) =>
        judged.judgements.filter((one) => isOtherThan(one, fact, results.get(nameOf(one)))),
      ),
    );
  });
});

/** Whether a result is not as it may be after a fact comes in doubt. */
function isOtherThan(one: RuleJudgement, fact: Cited, result: string | undefined): boolean {
  return doesCite(one, fact)
    ? one.result === "concern" && one.ruleId !== ABOUT_LABELS && result === "verified"
    : result !== one.result;
}

interface Doubted {
  readonly fact: Cited;
  /** By the name of what is judged. */
  readonly results: ReadonlyMap<string, string>;
}

/** What is said of a state after each of its facts comes in doubt. */
function doubted({ state }: JudgedState): readonly Doubted[] {
  return standingFacts(state).flatMap((fact) =>
    DOUBTS.map((doubt) => {
      const judgements = ruleJudgements(withStanding(state, fact, doubt));
      return { fact, results: new Map(judgements.map((one) => [nameOf(one), one.result])) };
    }),
  );
}

function resultOf({ ruleId, result }: RuleJudgement): string {
  return `${ruleId} ${result}`;
}

function asText(value: unknown): string {
  return JSON.stringify(value);
}

function doesCite({ cites }: RuleJudgement, { kind, id }: Cited): boolean {
  return cites.some((cite) => cite.kind === kind && cite.id === id);
}

function isReached(context: ReviewContext, subject: Cited): boolean {
  return subject.kind === "scenario"
    ? pathOfPromises(context).scenarioIds.has(subject.id)
    : isOnPath(context, subject);
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

function confirmedModel(model: Model): Model {
  const lists = Object.values(LIST_OF_KIND).map((list) => [
    list,
    model[list].map((fact) => ({ ...fact, factStatus: "declared", stale: null })),
  ]);
  return Object.fromEntries(lists);
}
