import { PROPOSAL_LIMITS, type StoredFlowProposal } from "@plumbline/ai-tasks";
import type { ProjectCaller } from "../../../../platform/access/principal.js";
import { recordAudit } from "../../../../platform/audit/record-audit.js";
import type { Tx } from "../../../../platform/database/statements.js";
import type { RefusalNamed } from "../../../../platform/errors/refusals.js";
import { Refused } from "../../../../platform/errors/refused.js";
import { nextNumber } from "../../proposals/next-number.js";
import { FlowProposalRepository } from "../flow-proposal.repository.js";
import { type AnsweredFlow, answerFlow } from "./answer-flow.js";
import { auditOfFlow } from "./audit-of-flow.js";

/** A proposal that is new, and what the audit list calls how it came. */
export interface NewFlow {
  readonly proposal: StoredFlowProposal;
  readonly action: "flow-proposal.created" | "flow-proposal.submitted";
}

export type KeptOutcome = AnsweredFlow | RefusalNamed<"no-project" | "too-many-proposals">;

const proposals = new FlowProposalRepository();

/** Keeps a new proposal. Those who make some wait for each other at the counter of the project. */
export async function keepFlow(
  tx: Tx,
  caller: ProjectCaller,
  { proposal, action }: NewFlow,
): Promise<KeptOutcome> {
  const { projectId } = caller;
  const number = await nextNumber(tx, projectId);
  if (number === null) {
    return { outcome: "no-project" };
  }
  // What an AI answered is paid for: the limit was looked at before it was asked.
  const isPaid = action === "flow-proposal.created";
  if (!isPaid && (await proposals.countOpen(tx, projectId)) >= PROPOSAL_LIMITS.open) {
    throw new Refused({ outcome: "too-many-proposals", kind: "flow", limit: PROPOSAL_LIMITS.open });
  }
  await recordAudit(tx, caller, auditOfFlow(caller, action, proposal));
  await proposals.add(tx, projectId, proposal, number);
  return answerFlow(tx, projectId, proposal);
}
