import type { ResultWord } from "../../records/finding-words.js";
import type { ReviewedState } from "../../state/reviewed-state.js";
import { contractsOf, type NaiveContract } from "./naive-contracts.js";
import type { NaiveFinding } from "./naive-finding.js";
import { severityOnPath } from "./naive-path.js";
import { isStated } from "./naive-standing.js";

/** "CON-002: operations and messages." "Blocking on the path of an approved promise, else warning." */
export function con002(state: ReviewedState): readonly NaiveFinding[] {
  return contractsOf(state).map((contract) => ({
    ruleId: "CON-002",
    subjectKind: contract.kind,
    subjectId: contract.id,
    result: resultOf(state, contract),
    severity: severityOnPath(state, contract.kind, contract.id),
  }));
}

/**
 * "Not-applicable when none named"; "named schema and fact in doubt" is unknown; "a named schema is missing in the
 * project" is a concern; "every named schema exists" is verified.
 */
function resultOf(state: ReviewedState, contract: NaiveContract): ResultWord {
  if (contract.schemaIds.length === 0) {
    return "not-applicable";
  }
  if (!isStated(state, contract)) {
    return "unknown";
  }
  const exists = (schemaId: string): boolean => state.model.schemas.some(({ id }) => id === schemaId);
  return contract.schemaIds.every(exists) ? "verified" : "concern";
}
