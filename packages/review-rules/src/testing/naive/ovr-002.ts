import type { ResultWord } from "../../records/finding-words.js";
import type { ReviewedState } from "../../state/reviewed-state.js";
import { contractsOf } from "./naive-contracts.js";
import type { NaiveFinding } from "./naive-finding.js";
import { isStated } from "./naive-standing.js";

/** "OVR-002: schema." "Note." */
export function ovr002(state: ReviewedState): readonly NaiveFinding[] {
  return state.model.schemas.map(({ id }) => ({
    ruleId: "OVR-002",
    subjectKind: "schema",
    subjectId: id,
    result: resultOf(state, id),
    severity: "note",
  }));
}

/** "Nothing names it" is a concern, "something does" verified; "named only by facts in doubt: unknown". */
function resultOf(state: ReviewedState, schemaId: string): ResultWord {
  const naming = contractsOf(state).filter(({ schemaIds }) => schemaIds.includes(schemaId));
  if (naming.length === 0) {
    return "concern";
  }
  return naming.some((contract) => isStated(state, contract)) ? "verified" : "unknown";
}
