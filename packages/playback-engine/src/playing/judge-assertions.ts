import { present } from "@plumbline/model-core";
import type { StepOutcome } from "../document/steps.js";
import type { Assertion, EventCountAssertion, OutcomeAssertion } from "../playable-scenario.js";
import type { AssertionResult, TraceEvent } from "../result/run-result.js";

/**
 * Judges the assertions of a scenario on its trace and outcomes, in their order
 * (docs/reference/scenarios.md#assertions).
 */
export function judgeAssertions(
  assertions: readonly Assertion[],
  events: readonly TraceEvent[],
  outcomes: ReadonlyMap<string, StepOutcome>,
): readonly AssertionResult[] {
  const kinds = assertions.flatMap((assertion) => (assertion.type === "event-count" ? [assertion.kind] : []));
  const counts = countEvents(events, new Set(kinds));
  return assertions.map((assertion) =>
    assertion.type === "outcome" ? judgeOutcome(assertion, outcomes) : judgeCount(assertion, counts),
  );
}

function judgeOutcome(
  { id, step, expected }: OutcomeAssertion,
  outcomes: ReadonlyMap<string, StepOutcome>,
): AssertionResult {
  const outcome = present(outcomes.get(step));
  return { id, passed: outcome === expected, detail: `expected ${expected}, was ${outcome}` };
}

function judgeCount(
  { id, kind, target, expected }: EventCountAssertion,
  counts: ReadonlyMap<string, number>,
): AssertionResult {
  const count = counts.get(`${kind} ${target ?? ""}`) ?? 0;
  return { id, passed: count === expected, detail: `expected ${expected}, counted ${count}` };
}

/** How many events there are of each of the kinds, and of each of them with each ID in `target`, `from` or `to`. */
function countEvents(
  events: readonly TraceEvent[],
  kinds: ReadonlySet<TraceEvent["kind"]>,
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { kind, target, from, to } of kinds.size === 0 ? [] : events) {
    if (!kinds.has(kind)) {
      continue;
    }
    for (const id of new Set(["", target ?? "", from ?? "", to ?? ""])) {
      const key = `${kind} ${id}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  return counts;
}
