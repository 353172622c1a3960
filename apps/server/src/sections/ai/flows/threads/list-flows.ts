import { type FlowProposalListItem, flowProposalListItem } from "@plumbline/ai-tasks";
import type { Reader } from "../../../../platform/database/statements.js";
import { type FlowProposalPage, FlowProposalRepository } from "../flow-proposal.repository.js";
import { presentOfFlows } from "./present-of-flows.js";

/** A page of proposals, each with the number by which lists go on. */
export interface ListedFlows {
  readonly outcome: "listed";
  readonly items: readonly { readonly number: string; readonly item: FlowProposalListItem }[];
}

const proposals = new FlowProposalRepository();

/** Proposals of a project, the newest first, with what of them is stale by now. */
export async function listFlowProposals(reader: Reader, page: FlowProposalPage): Promise<ListedFlows> {
  const rows = await proposals.page(reader, page);
  const present = await presentOfFlows(
    reader,
    page.projectId,
    rows.map(({ head }) => head),
  );
  const items = rows.map(({ number, head }) => ({ number, item: flowProposalListItem(head, present(head)) }));
  return { outcome: "listed", items };
}
