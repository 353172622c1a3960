import { type ArchitectureProposal, PROPOSAL_LIMITS } from "@plumbline/ai-tasks";
import type { ProjectCaller } from "../../../../platform/access/principal.js";
import { recordAudit } from "../../../../platform/audit/record-audit.js";
import type { Tx } from "../../../../platform/database/statements.js";
import type { RefusalNamed } from "../../../../platform/errors/refusals.js";
import { Refused } from "../../../../platform/errors/refused.js";
import { nextNumber } from "../../proposals/next-number.js";
import { ArchitectureRepository } from "../architecture.repository.js";
import { type AnsweredArchitecture, writtenArchitecture } from "./answer-architecture.js";
import { auditOfArchitecture } from "./audit-of-architecture.js";

/** A proposal that is new, and what the audit list calls how it came. */
export interface NewProposal {
  readonly proposal: ArchitectureProposal;
  readonly action: "architecture-proposal.created" | "architecture-proposal.submitted";
}

export type KeptArchitecture = AnsweredArchitecture | RefusalNamed<"no-project" | "too-many-proposals">;

const proposals = new ArchitectureRepository();

/** Keeps a new proposal. Those who make some wait for each other at the counter of the project. */
export async function keepArchitectureProposal(
  tx: Tx,
  caller: ProjectCaller,
  { proposal, action }: NewProposal,
): Promise<KeptArchitecture> {
  const { projectId } = caller;
  const number = await nextNumber(tx, projectId);
  if (number === null) {
    return { outcome: "no-project" };
  }
  // What an AI answered is paid for: the limit was looked at before it was asked.
  const isPaid = action === "architecture-proposal.created";
  if (!isPaid && (await proposals.countOpen(tx, projectId)) >= PROPOSAL_LIMITS.open) {
    throw new Refused({ outcome: "too-many-proposals", kind: "architecture", limit: PROPOSAL_LIMITS.open });
  }
  await recordAudit(tx, caller, auditOfArchitecture(caller, action, proposal));
  await proposals.add(tx, projectId, proposal, number);
  return writtenArchitecture(tx, projectId, proposal);
}
