import { canonicalJson, compareCodeUnits, type JsonValue } from "@plumbline/model-core";
import type { StatedObligation } from "../records/obligation.js";
import type { CheckAssertion, Recipe, ScenarioCheck } from "../records/recipe.js";

/**
 * By what a derived obligation is known again (docs/reference/promises-evidence.md#known-again): its kind and what its
 * typed part says beside sentences and where evidence is found. New titles, texts, steps and IDs of assertions, and
 * another order, change nothing; another fault, expectation, pattern or contract does.
 */
export function derivedKey({ kind, recipe }: Pick<StatedObligation, "kind" | "recipe">): string {
  return canonicalJson({ kind, ...typedPart(recipe) } as unknown as JsonValue);
}

function typedPart({ scenarioCheck, sourcePattern, plan }: Recipe) {
  if (scenarioCheck !== undefined) {
    return checkPart(scenarioCheck);
  }
  return (
    sourcePattern ?? (plan === undefined ? {} : { contractIds: plan.contractIds.toSorted(compareCodeUnits) })
  );
}

function checkPart({ scenarioId, faults, expect }: ScenarioCheck) {
  return { scenarioId, faults: faults.map(written).sort(compareCodeUnits), expect: expectations(expect) };
}

function expectations(expect: readonly CheckAssertion[]): readonly string[] {
  return expect.map(({ id: _, ...expected }) => written(expected)).sort(compareCodeUnits);
}

function written(value: object): string {
  return canonicalJson(value as unknown as JsonValue);
}
