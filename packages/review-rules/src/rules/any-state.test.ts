import { describe, expect, it } from "@jest/globals";
import { LIST_OF_KIND, type Model } from "@plumbline/model-core";
import fc from "fast-check";
import { partKey } from "../reading/part-key.js";
import { isOnPath, pathOfPromises } from "../reading/path-of-promises.js";
import type { Judgement, Rule } from "../records/rule.js";
import { contextOf, isStated } from "../state/review-context.js";
import type { ReviewedState } from "../state/reviewed-state.js";
import { anyState } from "../testing/any-state.js";
import { RULES } from "./rule-set.js";

const RUNS = { seed: 13, numRuns: 300 };
const WITHOUT_STANDING: ReadonlySet<string> = new Set(["schema", "scenario", "promise"]);

function judgedBy(rule: Rule, state: ReviewedState): readonly Judgement[] {
  return rule.evaluate(contextOf(state));
}

/** What a rule says of each subject, whatever the order that it is said in. */
function saidBy(rule: Rule, state: ReviewedState): ReadonlyMap<string, unknown> {
  return new Map(
    judgedBy(rule, state).map((judgement) => [
      partKey(judgement.subject),
      {
        ...judgement,
        cites: [...new Set(judgement.cites.map(partKey))].toSorted(),
        items: judgement.items.toSorted(),
      },
    ]),
  );
}

describe.each(RULES.map((rule) => [rule.id, rule] as const))("%s in any state", (_, rule) => {
  it("gives one result of those it names for each subject, which it cites", () => {
    fc.assert(
      fc.property(anyState, (state) => {
        const judgements = judgedBy(rule, state);
        expect(new Set(judgements.map(({ subject }) => partKey(subject))).size).toBe(judgements.length);
        for (const { subject, result, cites, reason } of judgements) {
          expect(rule.results[result]).not.toBeNull();
          expect(cites.map(partKey)).toContain(partKey(subject));
          expect(reason).toMatch(/^[A-Z0-9].*$/s);
        }
      }),
      RUNS,
    );
  });

  it("never cites a fact in doubt for what it verifies", () => {
    fc.assert(
      fc.property(anyState, (state) => {
        const context = contextOf(state);
        const doubtful = judgedBy(rule, state)
          .filter(({ result }) => result === "verified")
          .flatMap(({ cites }) => cites)
          .filter((cite) => !WITHOUT_STANDING.has(cite.kind) && !isStated(context, cite));
        expect(doubtful).toEqual([]);
      }),
      RUNS,
    );
  });

  it("blocks on the path of approved promises alone, whatever labels say", () => {
    fc.assert(
      fc.property(anyState, (state) => {
        const context = contextOf(state);
        const confirmed = new Map(
          judgedBy(rule, { ...state, model: confirmedModel(state.model) }).map(({ subject, severity }) => [
            partKey(subject),
            severity,
          ]),
        );
        for (const { subject, severity } of judgedBy(rule, state)) {
          expect(severity).toBe(confirmed.get(partKey(subject)));
          const isOn =
            subject.kind === "scenario"
              ? pathOfPromises(context).scenarioIds.has(subject.id)
              : isOnPath(context, subject);
          expect(severity !== "blocking" || isOn).toBe(true);
        }
      }),
      RUNS,
    );
  });

  it("says the same in any order of the lists", () => {
    fc.assert(
      fc.property(anyState, (state) => {
        const turned = {
          model: turnedModel(state.model),
          scenarios: state.scenarios.toReversed(),
          promises: state.promises.toReversed(),
        };
        expect(saidBy(rule, turned)).toEqual(saidBy(rule, state));
      }),
      RUNS,
    );
  });
});

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
