import { describe, expect, it } from "@jest/globals";
import { present } from "@plumbline/model-core";
import type { Obligation, StatedObligation } from "../records/obligation.js";
import { content, links, OTHER_KIND, obligation, plan } from "../testing/promise-builder.js";
import { MAIL, MODEL, order, PAY, SCENARIO_ID, SHOP } from "../testing/shop.js";
import { newlyDerived, noLongerDerived } from "./compare-derived.js";
import { derivedKey } from "./derived-key.js";
import { generateObligations } from "./generate-obligations.js";

const REQUEST = {
  content: content({
    links: links({ scenarioIds: [SCENARIO_ID], operationIds: [PAY], elementIds: [SHOP.web] }),
    forbiddenEvents: [{ kind: "Dropped", target: MAIL }],
    requiresPattern: { repository: "acme/shop", pattern: "in-memory-outbox", service: null },
  }),
  model: MODEL,
  scenarios: new Map([[SCENARIO_ID, order()]]),
};
const GENERATED = generateObligations(REQUEST);
const EXISTING = GENERATED.map((stated, index) => obligation(`O${index + 1}`, stated, "generated"));
const [FLOW] = GENERATED;

const kept = (change: (stated: StatedObligation) => StatedObligation): Obligation[] =>
  EXISTING.map((existing) => ({ ...existing, ...change(existing) }));

describe("obligations that are derived again", () => {
  it("are added once, whoever wrote the one that is there", () => {
    expect(newlyDerived([], GENERATED)).toEqual(GENERATED);
    expect(newlyDerived(EXISTING, GENERATED)).toEqual([]);
    const byHand = EXISTING.map((existing) => ({ ...existing, source: "manual" as const }));
    expect(newlyDerived(byHand, GENERATED)).toEqual([]);
  });

  it("are known again when a fact is renamed, and when a person changes sentences", () => {
    const operations = MODEL.operations.map((operation) => ({ ...operation, name: `new ${operation.name}` }));
    const renamed = generateObligations({ ...REQUEST, model: { ...MODEL, operations } });
    expect(renamed).not.toEqual(GENERATED);
    expect(newlyDerived(EXISTING, renamed)).toEqual([]);
    const reworded = kept(({ kind, recipe }) => ({
      kind,
      title: "Mine",
      recipe: {
        ...recipe,
        text: "Mine.",
        ...(recipe.plan === undefined ? {} : plan({ contractIds: recipe.plan.contractIds })),
      },
    }));
    expect(newlyDerived(reworded, GENERATED)).toEqual([]);
    expect(noLongerDerived(reworded, GENERATED)).toEqual([]);
  });

  it("stand beside one whose typed part a person changed", () => {
    const changed = kept((stated) => {
      const check = stated.recipe.scenarioCheck;
      return check === undefined
        ? stated
        : {
            ...stated,
            recipe: { ...stated.recipe, scenarioCheck: { ...check, expect: check.expect.slice(1) } },
          };
    });
    const added = newlyDerived(changed, GENERATED);
    expect(added).toEqual(GENERATED.filter(({ kind }) => kind === "scenario-check"));
  });

  it("are told apart by their faults, their pattern and their kind", () => {
    expect(new Set(GENERATED.map(derivedKey)).size).toBe(GENERATED.length);
    const { recipe } = present(FLOW);
    expect(derivedKey({ kind: "drill", recipe: OTHER_KIND.recipe })).toBe('{"kind":"drill"}');
    expect(derivedKey({ kind: "other", recipe })).not.toBe(derivedKey(present(FLOW)));
    const keyOfPattern = (service: string | null) => {
      const required = { repository: "acme/shop", pattern: "in-memory-outbox", service } as const;
      const sourcePattern = { ...required, requireUnconditional: true } as const;
      return derivedKey({ kind: "source-pattern-check", recipe: { text: "", sourcePattern } });
    };
    expect(keyOfPattern("orders")).not.toBe(keyOfPattern(null));
  });

  it("are known again in another order of faults, expectations and contracts, with other IDs of assertions", () => {
    const check = present(present(FLOW).recipe.scenarioCheck);
    const faults = [PAY, MAIL].map((target) => ({ target, kind: "Error" as const, failFirst: null }));
    const key = (scenarioCheck: typeof check) =>
      derivedKey({ kind: "scenario-check", recipe: { text: "", scenarioCheck } });
    const turned = check.expect.map((one, index) => ({ ...one, id: `other-${index}` })).reverse();
    expect(key({ ...check, faults, expect: turned })).toBe(key({ ...check, faults: [...faults].reverse() }));
    const keyOfPlan = (contractIds: readonly (typeof PAY | typeof MAIL)[]) =>
      derivedKey({ kind: "contract-test", recipe: plan({ contractIds }) });
    expect(keyOfPlan([PAY, MAIL])).toBe(keyOfPlan([MAIL, PAY]));
    expect(keyOfPlan([PAY, MAIL])).not.toBe(keyOfPlan([PAY]));
  });
});

describe("obligations that follow no more", () => {
  it("are the generated ones alone, and are taken out by nobody", () => {
    const byHand = obligation("O90", OTHER_KIND);
    const fewer = generateObligations({ ...REQUEST, content: content() });
    expect(fewer).toEqual([]);
    expect(noLongerDerived([...EXISTING, byHand], fewer)).toEqual(EXISTING);
    expect(noLongerDerived([...EXISTING, byHand], GENERATED)).toEqual([]);
  });
});
