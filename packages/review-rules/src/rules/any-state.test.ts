import { describe, expect, it } from "@jest/globals";
import { LIST_OF_KIND, type Model } from "@plumbline/model-core";
import fc from "fast-check";
import { partKey } from "../reading/part-key.js";
import { isOnPath, pathOfPromises } from "../reading/path-of-promises.js";
import type { Cited } from "../records/cited.js";
import { RESULTS } from "../records/finding-words.js";
import type { Judgement } from "../records/judgement.js";
import { contextOf, isStated, type ReviewContext } from "../state/review-context.js";
import type { ReviewedState } from "../state/reviewed-state.js";
import { anyState } from "../testing/any-state.js";
import type { Rule } from "./rule.js";
import { RULES } from "./rule-set.js";

const RUNS = { seed: 13, numRuns: 400 };
const WITHOUT_STANDING: ReadonlySet<string> = new Set(["schema", "scenario", "promise"]);

/** What every rule says of a state, each judgement with its rule. */
function reviewOf(state: ReviewedState): readonly (Judgement & { readonly rule: Rule })[] {
  const context = contextOf(state);
  return RULES.flatMap((rule) => rule.evaluate(context).map((judgement) => ({ ...judgement, rule })));
}

function keyOf({ rule, subject }: Judgement & { readonly rule: Rule }): string {
  return `${rule.id} ${partKey(subject)}`;
}

describe("of any state", () => {
  it("a rule gives one result of those it names for each subject, which it cites, and in some state each", () => {
    const met = new Set<string>();
    fc.assert(
      fc.property(anyState, (state) => {
        const review = reviewOf(state);
        expect(new Set(review.map(keyOf)).size).toBe(review.length);
        for (const { rule, result } of review) {
          met.add(`${rule.id} ${result}`);
        }
        expect(review.filter(({ subject, cites }) => !isAmong(cites, subject))).toEqual([]);
        expect(review.filter(({ reason }) => !/^[A-Z0-9"]/.test(reason))).toEqual([]);
      }),
      { ...RUNS, numRuns: 1_500 },
    );
    const named = RULES.flatMap(({ id, results }) =>
      RESULTS.flatMap((result) => (results[result] === null ? [] : [`${id} ${result}`])),
    );
    expect([...met].toSorted()).toEqual(named.toSorted());
  });

  it("nothing is verified on a fact in doubt", () => {
    fc.assert(
      fc.property(anyState, (state) => {
        const context = contextOf(state);
        const doubtful = reviewOf(state)
          .filter(({ result }) => result === "verified")
          .flatMap(({ rule, cites }) => cites.map((cite) => ({ rule: rule.id, cite })))
          .filter(({ cite }) => !WITHOUT_STANDING.has(cite.kind) && !isStated(context, cite));
        expect(doubtful).toEqual([]);
      }),
      RUNS,
    );
  });

  it("what blocks is on the path of approved promises, and labels change no severity", () => {
    fc.assert(
      fc.property(anyState, (state) => {
        const context = contextOf(state);
        const confirmed = reviewOf({ ...state, model: confirmedModel(state.model) });
        const severities = new Map(confirmed.map((one) => [keyOf(one), one.severity]));
        const review = reviewOf(state);
        expect(review.filter((one) => one.severity !== severities.get(keyOf(one)))).toEqual([]);
        const blocking = review.filter(({ severity }) => severity === "blocking");
        expect(blocking.filter(({ subject }) => !isReached(context, subject))).toEqual([]);
      }),
      RUNS,
    );
  });

  it("the order of its lists changes nothing", () => {
    fc.assert(
      fc.property(anyState, (state) => {
        const turned = {
          model: turnedModel(state.model),
          scenarios: state.scenarios.toReversed(),
          promises: state.promises.toReversed(),
        };
        expect(inOrder(turned)).toBe(inOrder(state));
      }),
      RUNS,
    );
  });
});

function isAmong(cites: readonly Cited[], { kind, id }: Cited): boolean {
  return cites.some((cite) => cite.kind === kind && cite.id === id);
}

function isReached(context: ReviewContext, subject: Cited): boolean {
  return subject.kind === "scenario"
    ? pathOfPromises(context).scenarioIds.has(subject.id)
    : isOnPath(context, subject);
}

/** A review, whatever the order in which rules say it. */
function inOrder(state: ReviewedState): string {
  const said = reviewOf(state).map(({ rule, cites, items, ...judgement }) => {
    const keys = [...new Set(cites.map(partKey))].toSorted();
    return JSON.stringify([rule.id, judgement, keys, items.toSorted()]);
  });
  return said.toSorted().join("\n");
}

function confirmedModel(model: Model): Model {
  return ofLists(model, (facts) => facts.map((fact) => ({ ...fact, factStatus: "declared", stale: null })));
}

function turnedModel(model: Model): Model {
  return ofLists(model, (facts) => facts.toReversed());
}

function ofLists(model: Model, change: (facts: readonly object[]) => readonly object[]): Model {
  const lists = Object.values(LIST_OF_KIND).map((list) => [list, change(model[list])]);
  return Object.fromEntries(lists) as Model;
}
