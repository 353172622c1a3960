import type { ResultWord } from "../../records/finding-words.js";
import type { ReviewedState } from "../../state/reviewed-state.js";
import { contractsOf, type NaiveContract } from "./naive-contracts.js";
import type { NaiveFinding } from "./naive-finding.js";
import { severityOnPath } from "./naive-path.js";
import { isStated } from "./naive-standing.js";

/** "CON-001: operations and messages." "Blocking on the path of an approved promise, else warning." */
export function con001(state: ReviewedState): readonly NaiveFinding[] {
  return contractsOf(state).map((contract) => ({
    ruleId: "CON-001",
    subjectKind: contract.kind,
    subjectId: contract.id,
    result: resultOf(state, contract),
    severity: severityOnPath(state, contract.kind, contract.id),
  }));
}

/**
 * "Operation with neither schema; message with none" is a concern; "a schema is named" is verified; "a fact in doubt" is
 * unknown. It reads "the operation or message alone".
 */
function resultOf(state: ReviewedState, contract: NaiveContract): ResultWord {
  if (!isStated(state, contract)) {
    return "unknown";
  }
  return contract.schemaIds.length > 0 ? "verified" : "concern";
}
