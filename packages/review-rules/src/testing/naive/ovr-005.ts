import type { ResultWord } from "../../records/finding-words.js";
import type { ReviewedScenario, ReviewedState } from "../../state/reviewed-state.js";
import { type Chain, chainsOf } from "./naive-chains.js";
import type { NaiveFinding } from "./naive-finding.js";
import { isStated } from "./naive-standing.js";

/** "OVR-005: scenario." "Note." */
export function ovr005(state: ReviewedState): readonly NaiveFinding[] {
  return state.scenarios.map((scenario) => ({
    ruleId: "OVR-005",
    subjectKind: "scenario",
    subjectId: scenario.id,
    result: resultOf(state, scenario),
    severity: "note",
  }));
}

const MOST_ATTEMPTS = 10;

/**
 * "No chain: not applicable." "The product of attempts down one chain is over 10" is a concern, by "one chain of stated
 * operations over 10" whatever else is in doubt; "an operation in doubt" is unknown; "it is 10 or less" verified.
 */
function resultOf(state: ReviewedState, scenario: ReviewedScenario): ResultWord {
  const chains = chainsOf(scenario);
  const stated = chains.filter((chain) =>
    chain.every(({ operation }) => isStated(state, { kind: "operation", id: operation })),
  );
  if (chains.length === 0) {
    return "not-applicable";
  }
  if (stated.some((chain) => attemptsDown(state, chain) > MOST_ATTEMPTS)) {
    return "concern";
  }
  return stated.length < chains.length ? "unknown" : "verified";
}

function attemptsDown({ model }: ReviewedState, chain: Chain): number {
  return chain.reduce((product, call) => {
    const operation = model.operations.find(({ id }) => id === call.operation);
    return product * (operation?.retry?.maxAttempts ?? 1);
  }, 1);
}
