import {
  createDecision,
  DECISION_LIMITS,
  type DecisionRequest,
  readDecisionRequest,
} from "@plumbline/decision-core";
import type { Guid } from "@plumbline/model-core";
import { actorOf, type ProjectCaller } from "../../../platform/access/principal.js";
import { newId } from "../../../platform/database/new-id.js";
import type { Transactions, Tx } from "../../../platform/database/statements.js";
import { Refused } from "../../../platform/errors/refused.js";
import { readBodyText } from "../../../platform/request/read-body-text.js";
import { type AnsweredDecision, answerDecision } from "../reading/answer-decision.js";
import { DecisionRepository } from "../storing/decision.repository.js";
import { bodyRefused, type DecisionOutcome } from "./move-decision.js";

/** A new decision as a thread gets it. */
export interface NewDecisionRequest {
  readonly caller: ProjectCaller;
  readonly bytes: Uint8Array;
}

const decisions = new DecisionRepository();

/** Makes a proposed decision with the next number of its project (docs/reference/decisions.md#the-decision). */
export async function makeDecision(
  transactions: Transactions,
  { caller, bytes }: NewDecisionRequest,
): Promise<DecisionOutcome> {
  const author = caller.principal.kind === "user" ? "person" : "agent-token";
  const read = readBodyText(bytes, (text) => readDecisionRequest(text, author));
  if (!read.ok) {
    return bodyRefused(read.refusal);
  }
  return transactions.run(async (tx) => {
    const isThere = await decisions.holdProject(tx, caller.projectId);
    return isThere ? addDecision(tx, caller, { id: newId(), ...read.value }) : { outcome: "no-project" };
  });
}

/**
 * Adds a proposed decision to a project that the transaction holds. Those who create wait for each other at the counter;
 * whoever is refused there takes no number.
 */
export async function addDecision(
  tx: Tx,
  caller: ProjectCaller,
  { id, ...request }: DecisionRequest & { readonly id: Guid },
): Promise<AnsweredDecision> {
  const { projectId } = caller;
  const number = await decisions.takeNumber(tx, projectId);
  if ((await decisions.count(tx, projectId)) >= DECISION_LIMITS.decisions) {
    throw new Refused({ outcome: "too-many-decisions", limit: DECISION_LIMITS.decisions });
  }
  const at = new Date().toISOString();
  const decision = createDecision({ id, number, ...request, by: actorOf(caller), at });
  await decisions.add(tx, projectId, decision);
  return answerDecision(tx, projectId, decision);
}
