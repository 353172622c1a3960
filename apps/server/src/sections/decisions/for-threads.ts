import type { Guid } from "@plumbline/model-core";
import type { Reader } from "../../platform/database/statements.js";
import { type DecidedInForce, DecisionRepository } from "./storing/decision.repository.js";

export type { AnsweredDecision } from "./reading/answer-decision.js";
// What threads of other sections use of decisions. None of it knows the framework; the lint follows every import.
export { presentThings } from "./reading/present-things.js";
export { DecisionRepository } from "./storing/decision.repository.js";
export { addDecision } from "./writing/create-decision.js";

const decisions = new DecisionRepository();

/** All decisions of a project that settle findings: accepted ones that no accepted one supersedes. */
export function readDecisionsInForce(reader: Reader, projectId: Guid): Promise<readonly DecidedInForce[]> {
  return decisions.inForce(reader, projectId);
}
