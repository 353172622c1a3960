import type { ScenarioIssue, StepDocument } from "@plumbline/playback-engine";
import type { ResultWord } from "../../records/finding-words.js";
import type { ReviewedScenario, ReviewedState } from "../../state/reviewed-state.js";
import { contractsOf } from "./naive-contracts.js";
import type { NaiveFinding } from "./naive-finding.js";
import { allLinksInForce } from "./naive-promises.js";
import { isStated, type NamedFact } from "./naive-standing.js";
import { stepsIn } from "./naive-steps.js";

/** "CON-003: scenario." "Blocking when an approved promise links the scenario, else warning." */
export function con003(state: ReviewedState): readonly NaiveFinding[] {
  const linked: readonly string[] = allLinksInForce(state).flatMap(({ scenarioIds }) => scenarioIds);
  return state.scenarios.map((scenario) => ({
    ruleId: "CON-003",
    subjectKind: "scenario",
    subjectId: scenario.id,
    result: resultOf(state, scenario),
    severity: linked.includes(scenario.id) ? "blocking" : "warning",
  }));
}

/** "The validator refuses a payload or schema." */
const REFUSALS: readonly string[] = [
  "schema-mismatch",
  "invalid-payload",
  "invalid-schema",
  "unknown-schema",
  "missing-payload",
  "payload-too-large",
];

/**
 * "In order: a contract in doubt or missing, unknown; a refused payload or schema, concern (also beside other problems);
 * another problem of the scenario, unknown; no contract names a schema, unknown; else verified."
 */
function resultOf(state: ReviewedState, { document, issues }: ReviewedScenario): ResultWord {
  const steps = stepsIn(document.steps);
  const contracts = steps.flatMap(contractOf);
  if (!contracts.every((contract) => isStated(state, contract))) {
    return "unknown";
  }
  if (issues.some((issue) => isRefusal(issue, steps))) {
    return "concern";
  }
  const namesSchema = contracts.some(({ kind, id }) =>
    contractsOf(state).some((one) => one.kind === kind && one.id === id && one.schemaIds.length > 0),
  );
  return issues.length > 0 || !namesSchema ? "unknown" : "verified";
}

/** "The contract of a step is the operation of a call, the message of a publish, with or without schema." */
function contractOf(step: StepDocument): readonly NamedFact[] {
  switch (step.type) {
    case "call":
      return [{ kind: "operation", id: step.operation }];
    case "publish":
      return [{ kind: "message", id: step.message }];
    default:
      return [];
  }
}

/** "Request, response and message payloads of call and publish steps": what is refused of a write is another problem. */
function isRefusal({ stepId, code }: ScenarioIssue, steps: readonly StepDocument[]): boolean {
  return (
    REFUSALS.includes(code) &&
    steps.some(({ id, type }) => (id ?? null) === stepId && (type === "call" || type === "publish"))
  );
}
