import type { FlowProposalHead, FlowStatus, StoredFlowProposal } from "@plumbline/ai-tasks";
import type { Guid } from "@plumbline/model-core";
import { raiseStamp } from "../../../platform/database/stamps.js";
import type { Reader, Tx } from "../../../platform/database/statements.js";
import { countBytes, keepBytes } from "../../../platform/storage/stored-bytes.js";

/** A flow proposal within its project. */
export interface FlowProposalPlace {
  readonly projectId: Guid;
  readonly id: Guid;
}

/** Which proposals a page shows, the newest first. */
export interface FlowProposalPage {
  readonly projectId: Guid;
  /** Null shows all. */
  readonly status: FlowStatus | null;
  readonly submitted: boolean | null;
  /** The number of the last one of the page before; null on the first page. */
  readonly before: number | null;
  readonly rows: number;
}

/** A row of a list, with the number by which pages go on. */
export interface FlowProposalRow {
  readonly number: string;
  readonly head: FlowProposalHead;
}

/** The rows of flow proposals; flows are large, and stand apart. It keeps nothing, so a worker thread makes its own. */
export class FlowProposalRepository {
  page(reader: Reader, page: FlowProposalPage): Promise<readonly FlowProposalRow[]> {
    const { projectId, status, submitted, before, rows } = page;
    return reader.query<FlowProposalRow[]>(PAGE, [projectId, status, submitted, before, rows]);
  }

  find(reader: Reader, place: FlowProposalPlace): Promise<StoredFlowProposal | null> {
    return findBy(reader, FIND, place);
  }

  /** The same, held until the transaction ends: whoever waited for it sees what became of it. */
  lock(tx: Tx, place: FlowProposalPlace): Promise<StoredFlowProposal | null> {
    return findBy(tx, `${FIND} FOR UPDATE`, place);
  }

  async countOpen(reader: Reader, projectId: Guid): Promise<number> {
    const [row] = await reader.query<{ count: number }[]>(COUNT_OPEN, [projectId]);
    return row?.count ?? 0;
  }

  /** `number` is the project's next: lists go by it. */
  async add(tx: Tx, projectId: Guid, proposal: StoredFlowProposal, number: string): Promise<void> {
    const { flow, ...head } = proposal;
    const texts = [JSON.stringify(head), JSON.stringify(flow)] as const;
    const { id, status, submitted } = proposal;
    await tx.query(ADD, [projectId, id, number, status, submitted, ...texts]);
    await keepBytes(tx, projectId, bytesOf(...texts));
    raiseStamp(tx, projectId, "proposals");
  }

  /** Writes a proposal as it is after a move; its flow stays. */
  async change(tx: Tx, projectId: Guid, before: FlowProposalHead, after: FlowProposalHead): Promise<void> {
    await keepBytes(tx, projectId, await write(tx, projectId, before, after));
  }

  /** The same of one that is rejected, which a workspace that stores too much may do. */
  async reject(tx: Tx, projectId: Guid, before: FlowProposalHead, after: FlowProposalHead): Promise<void> {
    await countBytes(tx, projectId, await write(tx, projectId, before, after));
  }

  async remove(tx: Tx, projectId: Guid, proposal: StoredFlowProposal): Promise<void> {
    await tx.query("DELETE FROM flow_proposals WHERE project_id = $1 AND id = $2", [projectId, proposal.id]);
    await keepBytes(tx, projectId, -bytesOf(headText(proposal), JSON.stringify(proposal.flow)));
    raiseStamp(tx, projectId, "proposals");
  }
}

/** Gives how many bytes it has more than before. */
async function write(
  tx: Tx,
  projectId: Guid,
  before: FlowProposalHead,
  after: FlowProposalHead,
): Promise<number> {
  const [was, is] = [headText(before), headText(after)];
  await tx.query(CHANGE, [projectId, after.id, after.status, is]);
  raiseStamp(tx, projectId, "proposals");
  return bytesOf(is) - bytesOf(was);
}

async function findBy(
  reader: Reader,
  statement: string,
  { projectId, id }: FlowProposalPlace,
): Promise<StoredFlowProposal | null> {
  const [row] = await reader.query<{ head: FlowProposalHead; flow: StoredFlowProposal["flow"] }[]>(
    statement,
    [projectId, id],
  );
  return row === undefined ? null : { ...row.head, flow: row.flow };
}

function headText(proposal: FlowProposalHead): string {
  const { flow: _, ...head } = { flow: null, ...proposal };
  return JSON.stringify(head);
}

function bytesOf(...texts: readonly string[]): number {
  return texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0);
}

const PAGE = `
  SELECT number, head FROM flow_proposals
   WHERE project_id = $1 AND ($2::text IS NULL OR status = $2) AND ($3::boolean IS NULL OR submitted = $3)
     AND ($4::bigint IS NULL OR number < $4)
   ORDER BY number DESC LIMIT $5`;

const FIND = "SELECT head, flow FROM flow_proposals WHERE project_id = $1 AND id = $2";

const COUNT_OPEN =
  "SELECT count(*)::int AS count FROM flow_proposals WHERE project_id = $1 AND status = 'open'";

const ADD = `
  INSERT INTO flow_proposals (project_id, id, number, status, submitted, head, flow)
  VALUES ($1, $2, $3, $4, $5, $6, $7)`;

const CHANGE = "UPDATE flow_proposals SET status = $3, head = $4 WHERE project_id = $1 AND id = $2";
