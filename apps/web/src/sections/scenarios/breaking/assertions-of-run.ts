import type { AssertionDocument, ScenarioDocument } from "@plumbline/playback-engine";
import type { PlayedRun } from "../../../engines/play.js";
import { freeId, idsOf } from "../editing/edit-document.js";

/** An assertion that may be expected, and whether it holds in a run. */
export interface Expectable {
  readonly assertion: AssertionDocument;
  readonly holds: boolean;
  /** Whether the scenario says it already. */
  readonly isOwn: boolean;
}

/**
 * What can be expected of a run: the assertions of its scenario, and the outcome of each step of the story as it is in
 * the run.
 */
export function expectables(
  { assertions, steps }: Pick<ScenarioDocument, "assertions" | "steps">,
  run: Pick<PlayedRun, "assertions" | "outcomes">,
): readonly Expectable[] {
  const passed = new Map(run.assertions.map((one) => [one.id, one.passed]));
  const own = assertions
    .filter((assertion) => assertion !== null)
    .map((assertion) => ({ assertion, holds: passed.get(assertion.id ?? "") ?? false, isOwn: true }));
  const taken = [...idsOf(assertions)];
  const outcomes = steps.flatMap((step) => {
    const expected = run.outcomes.get(step?.id ?? "");
    if (step?.id === undefined || step.id === null || expected === undefined) {
      return [];
    }
    const id = freeId(taken, `${[...step.id].slice(0, 80).join("")}-${expected.toLowerCase()}`);
    taken.push(id);
    const assertion = { id, type: "outcome" as const, step: step.id, expected };
    return isSaid(assertion, own) ? [] : [{ assertion, holds: true, isOwn: false }];
  });
  return [...own, ...outcomes];
}

function isSaid(
  { step, expected }: { readonly step: string; readonly expected: string },
  own: readonly Expectable[],
): boolean {
  return own.some(
    ({ assertion }) =>
      assertion.type === "outcome" && assertion.step === step && assertion.expected === expected,
  );
}
