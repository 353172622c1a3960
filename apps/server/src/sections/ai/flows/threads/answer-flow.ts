import { flowProposalRecord, type StoredFlowProposal } from "@plumbline/ai-tasks";
import type { Guid } from "@plumbline/model-core";
import type { Reader } from "../../../../platform/database/statements.js";
import type { RefusalNamed } from "../../../../platform/errors/refusals.js";
import { type FlowProposalPlace, FlowProposalRepository } from "../flow-proposal.repository.js";
import { presentOfFlows } from "./present-of-flows.js";

/** An answer as JSON: a flow may be large. */
export interface AnsweredFlow {
  readonly outcome: "written";
  readonly bytes: Uint8Array<ArrayBuffer>;
}

const proposals = new FlowProposalRepository();

/** Reads one proposal, with what of it is stale by now. */
export async function readFlowProposal(
  reader: Reader,
  place: FlowProposalPlace,
): Promise<AnsweredFlow | RefusalNamed<"no-proposal">> {
  const proposal = await proposals.find(reader, place);
  return proposal === null ? { outcome: "no-proposal" } : answerFlow(reader, place.projectId, proposal);
}

/** A proposal as it is answered now. */
export async function answerFlow(
  reader: Reader,
  projectId: Guid,
  proposal: StoredFlowProposal,
): Promise<AnsweredFlow> {
  const present = await presentOfFlows(reader, projectId, [proposal]);
  return written(JSON.stringify(flowProposalRecord(proposal, present(proposal))));
}

export function written(text: string): AnsweredFlow {
  return { outcome: "written", bytes: new TextEncoder().encode(text) };
}
