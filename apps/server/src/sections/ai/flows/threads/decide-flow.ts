import { mayDeleteFlow, readRejectProposalRequest, rejectFlow } from "@plumbline/ai-tasks";
import type { Guid } from "@plumbline/model-core";
import { actorOf, type ProjectCaller } from "../../../../platform/access/principal.js";
import { recordAudit } from "../../../../platform/audit/record-audit.js";
import type { Transactions } from "../../../../platform/database/statements.js";
import type { RefusalNamed } from "../../../../platform/errors/refusals.js";
import { readBodyText } from "../../../../platform/request/read-body-text.js";
import { FlowProposalRepository } from "../flow-proposal.repository.js";
import { type AnsweredFlow, answerFlow } from "./answer-flow.js";
import { auditOfFlow } from "./audit-of-flow.js";
import { flowRefused, holdFlow } from "./hold-flow.js";

/** Something is done with a proposal, as a thread gets it. */
export interface FlowRequest {
  readonly caller: ProjectCaller;
  readonly id: Guid;
}

/** The same with a body. */
export interface FlowRequestWithBody extends FlowRequest {
  readonly bytes: Uint8Array;
}

type Refused = RefusalNamed<"no-project" | "no-proposal" | "flow-refused" | "body-refused">;

const proposals = new FlowProposalRepository();

/** Rejects an open proposal. */
export async function rejectFlowProposal(
  transactions: Transactions,
  { caller, id, bytes }: FlowRequestWithBody,
): Promise<AnsweredFlow | Refused> {
  const read = readBodyText(bytes, readRejectProposalRequest);
  if (!read.ok) {
    return { outcome: "body-refused", refusal: read.refusal };
  }
  const { projectId } = caller;
  return transactions.run(async (tx) => {
    const held = await holdFlow(tx, { projectId, id });
    if ("outcome" in held) {
      return held;
    }
    const { proposal } = held;
    const decision = { proposal, by: actorOf(caller), at: new Date().toISOString() };
    const rejected = rejectFlow(decision, read.value.reason);
    if (!rejected.ok) {
      return flowRefused(rejected.refusal);
    }
    await recordAudit(tx, caller, auditOfFlow(caller, "flow-proposal.rejected", rejected.value));
    await proposals.reject(tx, projectId, proposal, rejected.value);
    return answerFlow(tx, projectId, rejected.value);
  });
}

/** Deletes a proposal that is not accepted. */
export function deleteFlowProposal(
  transactions: Transactions,
  { caller, id }: FlowRequest,
): Promise<{ readonly outcome: "deleted" } | Refused> {
  const { projectId } = caller;
  return transactions.run(async (tx) => {
    const held = await holdFlow(tx, { projectId, id });
    if ("outcome" in held) {
      return held;
    }
    const { proposal } = held;
    const deleted = mayDeleteFlow({ proposal, by: actorOf(caller) });
    if (!deleted.ok) {
      return flowRefused(deleted.refusal);
    }
    await recordAudit(tx, caller, auditOfFlow(caller, "flow-proposal.deleted", proposal));
    await proposals.remove(tx, projectId, proposal);
    return { outcome: "deleted" };
  });
}
