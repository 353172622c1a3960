import type {
  ArchitectureHead,
  ArchitectureItem,
  ArchitectureProposal,
  ArchitectureState,
} from "@plumbline/ai-tasks";
import type { Guid } from "@plumbline/model-core";
import { raiseStamp } from "../../../platform/database/stamps.js";
import type { Reader, Tx } from "../../../platform/database/statements.js";
import { countBytes, keepBytes } from "../../../platform/storage/stored-bytes.js";

/** An architecture proposal within its project. */
export interface ArchitecturePlace {
  readonly projectId: Guid;
  readonly id: Guid;
}

/** Which proposals a page shows, the newest first. */
export interface ArchitecturePage {
  readonly projectId: Guid;
  /** Null shows all. */
  readonly status: ArchitectureState | null;
  readonly submitted: boolean | null;
  /** The number of the last one of the page before; null on the first page. */
  readonly before: number | null;
  readonly rows: number;
}

/** A row of a list, with the number by which pages go on. */
export interface ArchitectureRow {
  readonly number: string;
  readonly head: ArchitectureHead;
}

/** The rows of architecture proposals; items are many, and stand apart. It keeps nothing, so a worker thread makes its own. */
export class ArchitectureRepository {
  page(reader: Reader, page: ArchitecturePage): Promise<readonly ArchitectureRow[]> {
    const { projectId, status, submitted, before, rows } = page;
    return reader.query<ArchitectureRow[]>(PAGE, [projectId, status, submitted, before, rows]);
  }

  find(reader: Reader, place: ArchitecturePlace): Promise<ArchitectureProposal | null> {
    return findBy(reader, FIND, place);
  }

  /** The same, held until the transaction ends: whoever waited for it sees what became of it. */
  lock(tx: Tx, place: ArchitecturePlace): Promise<ArchitectureProposal | null> {
    return findBy(tx, `${FIND} FOR UPDATE`, place);
  }

  async countOpen(reader: Reader, projectId: Guid): Promise<number> {
    const [row] = await reader.query<{ count: number }[]>(COUNT_OPEN, [projectId]);
    return row?.count ?? 0;
  }

  /** `number` is the project's next: lists go by it. */
  async add(tx: Tx, projectId: Guid, proposal: ArchitectureProposal, number: string): Promise<void> {
    const { id, status, submitted } = proposal;
    const texts = textsOf(proposal);
    await tx.query(ADD, [projectId, id, number, status, submitted, ...texts]);
    await keepBytes(tx, projectId, bytesOf(texts));
    raiseStamp(tx, projectId, "proposals");
  }

  /** Writes a proposal as it is after a move. */
  async change(
    tx: Tx,
    projectId: Guid,
    before: ArchitectureProposal,
    after: ArchitectureProposal,
  ): Promise<void> {
    await keepBytes(tx, projectId, await write(tx, projectId, before, after));
  }

  /** The same where items are rejected alone, which a workspace that stores too much may do. */
  async reject(
    tx: Tx,
    projectId: Guid,
    before: ArchitectureProposal,
    after: ArchitectureProposal,
  ): Promise<void> {
    await countBytes(tx, projectId, await write(tx, projectId, before, after));
  }

  async remove(tx: Tx, projectId: Guid, proposal: ArchitectureProposal): Promise<void> {
    await tx.query(REMOVE, [projectId, proposal.id]);
    await keepBytes(tx, projectId, -bytesOf(textsOf(proposal)));
    raiseStamp(tx, projectId, "proposals");
  }
}

/** Gives how many bytes it has more than before. */
async function write(
  tx: Tx,
  projectId: Guid,
  before: ArchitectureProposal,
  after: ArchitectureProposal,
): Promise<number> {
  const texts = textsOf(after);
  await tx.query(CHANGE, [projectId, after.id, after.status, ...texts]);
  raiseStamp(tx, projectId, "proposals");
  return bytesOf(texts) - bytesOf(textsOf(before));
}

async function findBy(
  reader: Reader,
  statement: string,
  { projectId, id }: ArchitecturePlace,
): Promise<ArchitectureProposal | null> {
  const [row] = await reader.query<{ head: ArchitectureHead; items: readonly ArchitectureItem[] }[]>(
    statement,
    [projectId, id],
  );
  return row === undefined ? null : { ...row.head, items: row.items };
}

function textsOf({ items, ...head }: ArchitectureProposal): readonly [string, string] {
  return [JSON.stringify(head), JSON.stringify(items)];
}

function bytesOf(texts: readonly string[]): number {
  return texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0);
}

const PAGE = `
  SELECT number, head FROM architecture_proposals
   WHERE project_id = $1 AND ($2::text IS NULL OR status = $2) AND ($3::boolean IS NULL OR submitted = $3)
     AND ($4::bigint IS NULL OR number < $4)
   ORDER BY number DESC LIMIT $5`;

const FIND = "SELECT head, items FROM architecture_proposals WHERE project_id = $1 AND id = $2";

const COUNT_OPEN =
  "SELECT count(*)::int AS count FROM architecture_proposals WHERE project_id = $1 AND status = 'open'";

const ADD = `
  INSERT INTO architecture_proposals (project_id, id, number, status, submitted, head, items)
  VALUES ($1, $2, $3, $4, $5, $6, $7)`;

const CHANGE = `
  UPDATE architecture_proposals SET status = $3, head = $4, items = $5 WHERE project_id = $1 AND id = $2`;

const REMOVE = "DELETE FROM architecture_proposals WHERE project_id = $1 AND id = $2";
