import {
  changeDecision,
  mayDelete,
  readDecisionRequest,
  readRejectRequest,
  rejectDecision,
} from "@plumbline/decision-core";
import { recordAudit } from "../../../platform/audit/record-audit.js";
import type { Transactions } from "../../../platform/database/statements.js";
import { readBodyText } from "../../../platform/request/read-body-text.js";
import { DecisionRepository } from "../storing/decision.repository.js";
import { auditOf } from "./audit-of-decision.js";
import {
  bodyRefused,
  type DecisionOutcome,
  type DecisionRequestOf,
  type DecisionRequestWithBody,
  lockDecision,
  moveDecision,
  refused,
  writeOf,
} from "./move-decision.js";

export type DeletedOutcome =
  | { readonly outcome: "deleted" }
  | Exclude<DecisionOutcome, { outcome: "answered" }>;

const decisions = new DecisionRepository();

/** Replaces what a decision says. The origin of the body counts for nothing, as that of a decision never changes. */
export async function replaceDecision(
  transactions: Transactions,
  request: DecisionRequestWithBody,
): Promise<DecisionOutcome> {
  const read = readBodyText(request.bytes, (text) => readDecisionRequest(text, "agent-token"));
  if (!read.ok) {
    return bodyRefused(read.refusal);
  }
  const { content } = read.value;
  return moveDecision(transactions, request, (write) => changeDecision({ ...write, content }));
}

/** Rejects a decision (docs/reference/decisions.md#rejection). */
export async function rejectProposed(
  transactions: Transactions,
  request: DecisionRequestWithBody,
): Promise<DecisionOutcome> {
  const read = readBodyText(request.bytes, readRejectRequest);
  if (!read.ok) {
    return bodyRefused(read.refusal);
  }
  const { caller } = request;
  return moveDecision(
    transactions,
    request,
    (write) => rejectDecision({ ...write, ...read.value }),
    (tx, rejected) => recordAudit(tx, caller, auditOf(caller, "decision.rejected", rejected)),
  );
}

/** Deletes a decision that is proposed still; its number is not used again. */
export function deleteDecision(
  transactions: Transactions,
  request: DecisionRequestOf,
): Promise<DeletedOutcome> {
  const { caller, decisionId: id } = request;
  const { projectId } = caller;
  return transactions.run(async (tx) => {
    const locked = await lockDecision(tx, request);
    if ("outcome" in locked) {
      return locked;
    }
    const write = writeOf(request, locked);
    const deleted = mayDelete(write);
    if (!deleted.ok) {
      return refused(deleted.refusal);
    }
    await decisions.remove(tx, { projectId, id }, write.at);
    await recordAudit(tx, caller, auditOf(caller, "decision.deleted", locked));
    return { outcome: "deleted" };
  });
}
