import { compareCodeUnits, type Result } from "@plumbline/model-core";
import type { DecisionContent } from "../records/content.js";
import { inOrder } from "../records/findings-in-order.js";
import type { DecisionOrigin } from "../records/stored-decision.js";
import { DECISION_REQUEST, type DecisionAuthor, decisionRequestOf } from "./decision-request.js";
import { type DecisionBodyRefusal, readBody } from "./read-body.js";

/** What a decision request says. */
export interface DecisionRequest {
  /** With IDs and findings in order, each once. */
  readonly content: DecisionContent;
  /** Null where none is stated. */
  readonly origin: DecisionOrigin | null;
}

const BODIES = {
  person: { node: DECISION_REQUEST, name: "decision" },
  "agent-token": { node: decisionRequestOf("agent-token"), name: "decision" },
} as const;

/**
 * Reads the body that creates or replaces a decision (docs/reference/decisions.md#the-decision). A person may not say that
 * somebody else suggested it. What it names is not looked up.
 */
export function readDecisionRequest(
  text: string,
  author: DecisionAuthor,
): Result<DecisionRequest, DecisionBodyRefusal> {
  const read = readBody(BODIES[author], text);
  if (!read.ok) {
    return read;
  }
  const { origin, ...stated } = read.value;
  const affectedIds = [...new Set(stated.affectedIds)].sort(compareCodeUnits);
  const content = { ...stated, affectedIds, settles: inOrder(stated.settles) };
  return { ok: true, value: { content, origin } };
}
