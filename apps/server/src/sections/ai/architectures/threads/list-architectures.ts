import { type ArchitectureListItem, answerArchitecture } from "@plumbline/ai-tasks";
import type { Reader } from "../../../../platform/database/statements.js";
import { streamsNow } from "../../proposals/stream-now.js";
import { type ArchitecturePage, ArchitectureRepository } from "../architecture.repository.js";
import { idsOfParts } from "./answer-architecture.js";

/** A page of proposals, each with the number by which lists go on. */
export interface ListedArchitectures {
  readonly outcome: "listed";
  readonly items: readonly { readonly number: string; readonly item: ArchitectureListItem }[];
}

const proposals = new ArchitectureRepository();

/** Proposals of a project, the newest first, with what of them is stale by now. */
export async function listArchitectureProposals(
  reader: Reader,
  page: ArchitecturePage,
): Promise<ListedArchitectures> {
  const rows = await proposals.page(reader, page);
  const of = rows.map(({ head }) => head);
  const now = await streamsNow(reader, { projectId: page.projectId, of }, idsOfParts);
  const items = rows.map(({ number, head }) => {
    return { number, item: answerArchitecture(head, now(head.branchId)?.facts ?? new Map()) };
  });
  return { outcome: "listed", items };
}
