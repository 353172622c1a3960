import { isBlank, parseGuid } from "@plumbline/model-core";
import type { AssertionDocument, ScenarioDocument } from "@plumbline/playback-engine";
import { EVENT_KINDS, STEP_OUTCOMES } from "@plumbline/playback-engine";
import type { CheckAssertion } from "../records/recipe.js";
import { stepsIn } from "../steps/every-step-list.js";

/**
 * What a scenario expects of itself: its assertions; when it has none, that each step of its first list succeeds. An
 * assertion that no check may hold (no ID, an unknown word) is left out: such a scenario cannot be played anyway.
 */
export function ownExpectations(scenario: ScenarioDocument): readonly CheckAssertion[] {
  const own = scenario.assertions.flatMap((assertion) => {
    const expected = assertion === null ? null : checkAssertion(assertion);
    return expected === null ? [] : [expected];
  });
  return firstOfEachId(own.length > 0 ? own : successes(scenario));
}

function checkAssertion(assertion: AssertionDocument): CheckAssertion | null {
  const id = assertion.id ?? "";
  if (isBlank(id)) {
    return null;
  }
  if (assertion.type === "outcome") {
    const { type, step } = assertion;
    const expected = STEP_OUTCOMES.find((outcome) => outcome === assertion.expected);
    return expected === undefined || isBlank(step ?? "") ? null : { id, type, step: String(step), expected };
  }
  const { type, expected } = assertion;
  const kind = EVENT_KINDS.find((known) => known === assertion.kind);
  const target = parseGuid(assertion.target);
  const isKnown = target !== null || (assertion.target ?? null) === null;
  return kind !== undefined && isKnown && isCount(expected) ? { id, type, kind, target, expected } : null;
}

function isCount(expected: number | null | undefined): expected is number {
  return typeof expected === "number" && Number.isSafeInteger(expected) && expected >= 0;
}

function successes(scenario: ScenarioDocument): readonly CheckAssertion[] {
  return stepsIn(scenario.steps).flatMap(({ id }) =>
    id === null || id === undefined || isBlank(id)
      ? []
      : [{ id, type: "outcome", step: id, expected: "Succeeded" }],
  );
}

function firstOfEachId(assertions: readonly CheckAssertion[]): readonly CheckAssertion[] {
  const first = new Map<string, CheckAssertion>();
  for (const assertion of assertions) {
    if (!first.has(assertion.id)) {
      first.set(assertion.id, assertion);
    }
  }
  return [...first.values()];
}
