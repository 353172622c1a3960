import type { FlowRefusal, StoredFlowProposal } from "@plumbline/ai-tasks";
import type { Tx } from "../../../../platform/database/statements.js";
import type { RefusalNamed } from "../../../../platform/errors/refusals.js";
import { type HeldProposal, holdProposal } from "../../proposals/hold-proposal.js";
import { type FlowProposalPlace, FlowProposalRepository } from "../flow-proposal.repository.js";

export type HeldFlow = HeldProposal<StoredFlowProposal>;

const proposals = new FlowProposalRepository();

export function holdFlow(tx: Tx, place: FlowProposalPlace) {
  return holdProposal(tx, proposals, place);
}

export function flowRefused(refusal: FlowRefusal): RefusalNamed<"flow-refused"> {
  return { outcome: "flow-refused", refusal };
}
