import type { ResultWord } from "../../records/finding-words.js";
import type { ReviewedScenario, ReviewedState } from "../../state/reviewed-state.js";
import { chainsOf } from "./naive-chains.js";
import type { NaiveFinding } from "./naive-finding.js";
import { isStated } from "./naive-standing.js";

/** "REL-002: scenario." "Warning." */
export function rel002(state: ReviewedState): readonly NaiveFinding[] {
  return state.scenarios.map((scenario) => ({
    ruleId: "REL-002",
    subjectKind: "scenario",
    subjectId: scenario.id,
    result: resultOf(state, scenario),
    severity: "warning",
  }));
}

/**
 * "Not-applicable when no call nests in another." "A chain of two or more calls holds a declared operation with timeout
 * 0" is a concern, "whatever else is in doubt". "A chain operation in doubt, or each timeout-0 operation not declared" is
 * unknown; "every operation in chains declares a timeout" is verified.
 */
function resultOf(state: ReviewedState, scenario: ReviewedScenario): ResultWord {
  const calls = chainsOf(scenario).flat();
  if (calls.length === 0) {
    return "not-applicable";
  }
  const operations = calls.map(({ operation }) => state.model.operations.find(({ id }) => id === operation));
  const stated = operations.filter(
    (one) => one !== undefined && isStated(state, { kind: "operation", id: one.id }),
  );
  if (stated.some((one) => one?.factStatus === "declared" && one.timeoutMs === 0)) {
    return "concern";
  }
  return stated.length < operations.length || stated.some((one) => one?.timeoutMs === 0)
    ? "unknown"
    : "verified";
}
