import { present } from "@plumbline/model-core";
import type { RunResult, ScenarioIssue } from "@plumbline/playback-engine";
import type { AssertionOfRun, Outcome } from "../records/run.js";
import type { CheckedOutcome, CheckRefusal, CheckState } from "./check-state.js";
import { inputsOfCheck } from "./inputs-of-check.js";
import { Vacuity } from "./vacuity.js";

const DECLARED = "What the model declares was played in virtual time; nothing was measured.";

/** What came of a check that cannot be played: it was not run. */
export function refusedOutcome(state: CheckState, { message }: CheckRefusal): CheckedOutcome {
  return { outcome: outcomeOf(state, { result: "not-run", detail: message }), traceHash: null };
}

/**
 * What came of a check, from the play of the scenario that `prepareCheck` gave
 * (docs/reference/promises-evidence.md#results-of-checks). One that could not be played is neither passed nor failed.
 */
export function checkedOutcome(state: CheckState, played: RunResult): CheckedOutcome {
  const [issue] = played.issues;
  if (issue !== undefined) {
    const detail = unplayable(issue, played.issues.length);
    return { outcome: outcomeOf(state, { result: "not-run", detail }), traceHash: null };
  }
  const assertions = judged(state, played);
  return {
    outcome: outcomeOf(state, { ...verdict(assertions), assertions, limitations: limitationsOf(assertions) }),
    traceHash: played.hash,
  };
}

function judged({ check, scenario }: CheckState, played: RunResult): readonly AssertionOfRun[] {
  const vacuity = new Vacuity(present(scenario).document, played);
  return played.assertions.map(({ id, passed, detail }, position) => {
    const assertion = present(check.expect[position]);
    return { id, passed, vacuous: passed && vacuity.holdsWithNothingToObserve(assertion), detail };
  });
}

function verdict(assertions: readonly AssertionOfRun[]): Pick<Outcome, "result" | "detail"> {
  const broken = assertions.filter(({ passed }) => !passed);
  const [first] = broken;
  if (first !== undefined) {
    const detail = `${broken.length} of ${assertions.length} assertions do not hold; the first is "${first.id}": ${first.detail}.`;
    return { result: "failed", detail };
  }
  return assertions.every(({ vacuous }) => vacuous)
    ? { result: "unsupported", detail: "Every assertion holds with nothing to observe, so nothing is shown." }
    : { result: "passed", detail: `All of ${assertions.length} assertions hold.` };
}

function unplayable({ stepId, message }: ScenarioIssue, issues: number): string {
  const place = stepId === null ? "" : ` at the step "${stepId}"`;
  const others = issues === 1 ? "" : ` (the first of ${issues} issues)`;
  return `The scenario cannot be played on the model${others}${place}: ${message}.`;
}

function limitationsOf(assertions: readonly AssertionOfRun[]): readonly string[] {
  const vacuous = assertions.filter((assertion) => assertion.vacuous);
  return [DECLARED, ...vacuous.map(({ id }) => `The assertion "${id}" holds with nothing to observe.`)];
}

function outcomeOf(
  state: CheckState,
  found: Pick<Outcome, "result" | "detail"> & Partial<Pick<Outcome, "assertions" | "limitations">>,
): Outcome {
  return {
    scope: "declared-behaviour",
    environment: "virtual-time",
    modelRevision: state.modelRevision,
    commitSha: null,
    evidence: [],
    limitations: [DECLARED],
    inputs: inputsOfCheck(state),
    assertions: [],
    ...found,
  };
}
