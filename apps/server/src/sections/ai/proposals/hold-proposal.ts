import type { Guid } from "@plumbline/model-core";
import type { Reader, Tx } from "../../../platform/database/statements.js";
import type { RefusalNamed } from "../../../platform/errors/refusals.js";
import { LockedStreamRepository, type StreamPlace } from "../../model/for-threads.js";
import { holdProject } from "./hold-project.js";

/** A proposal within its project. */
interface ProposalPlace {
  readonly projectId: Guid;
  readonly id: Guid;
}

/** Where proposals of one kind are. */
interface Proposals<Proposal> {
  find(reader: Reader, place: ProposalPlace): Promise<Proposal | null>;
  lock(tx: Tx, place: ProposalPlace): Promise<Proposal | null>;
}

/** A proposal that is held, with the stream that it is against, until the transaction ends. */
export interface HeldProposal<Proposal> {
  readonly proposal: Proposal;
  /** Null where the branch is no longer open. */
  readonly stream: StreamPlace | null;
}

const streams = new LockedStreamRepository();

/** The project is held before the stream, and that before the proposal, as everybody does who holds several. */
export async function holdProposal<Proposal extends { readonly branchId: Guid | null }>(
  tx: Tx,
  proposals: Proposals<Proposal>,
  place: ProposalPlace,
): Promise<HeldProposal<Proposal> | RefusalNamed<"no-project" | "no-proposal">> {
  const { projectId } = place;
  if (!(await holdProject(tx, projectId))) {
    return { outcome: "no-project" };
  }
  const branchId = (await proposals.find(tx, place))?.branchId ?? null;
  const stream = await streams.lock(tx, projectId, branchId);
  const proposal = await proposals.lock(tx, place);
  return proposal === null ? { outcome: "no-proposal" } : { proposal, stream };
}
