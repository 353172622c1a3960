import type { Critique } from "@plumbline/ai-tasks";
import type { Guid } from "@plumbline/model-core";
import { raiseStamp } from "../../../platform/database/stamps.js";
import type { Reader, Tx } from "../../../platform/database/statements.js";
import { keepBytes } from "../../../platform/storage/stored-bytes.js";

/** A critique within its project. */
export interface CritiquePlace {
  readonly projectId: Guid;
  readonly id: Guid;
}

/** Which critiques a page shows, the newest first. */
export interface CritiquePage {
  readonly projectId: Guid;
  /** The number of the last one of the page before; null on the first page. */
  readonly before: number | null;
  readonly rows: number;
}

/** A row of a list, with the number by which pages go on. */
export interface CritiqueRow {
  readonly number: string;
  readonly body: Critique;
}

/** The rows of critiques. It keeps nothing, so a worker thread makes its own. */
export class CritiqueRepository {
  page(reader: Reader, { projectId, before, rows }: CritiquePage): Promise<readonly CritiqueRow[]> {
    return reader.query<CritiqueRow[]>(PAGE, [projectId, before, rows]);
  }

  find(reader: Reader, place: CritiquePlace): Promise<Critique | null> {
    return findBy(reader, FIND, place);
  }

  /** The same, held until the transaction ends: whoever waited for it sees what became of it. */
  lock(tx: Tx, place: CritiquePlace): Promise<Critique | null> {
    return findBy(tx, `${FIND} FOR UPDATE`, place);
  }

  async count(reader: Reader, projectId: Guid): Promise<number> {
    const [row] = await reader.query<{ count: number }[]>(COUNT, [projectId]);
    return row?.count ?? 0;
  }

  /** `number` is the project's next: lists go by it. */
  async add(tx: Tx, projectId: Guid, critique: Critique, number: string): Promise<void> {
    const body = JSON.stringify(critique);
    await tx.query(ADD, [projectId, critique.id, number, body]);
    await keepBytes(tx, projectId, Buffer.byteLength(body));
    raiseStamp(tx, projectId, "proposals");
  }

  /** Writes what became of its parts. */
  async change(tx: Tx, projectId: Guid, before: Critique, after: Critique): Promise<void> {
    const body = JSON.stringify(after);
    await tx.query(CHANGE, [projectId, after.id, body]);
    await keepBytes(tx, projectId, Buffer.byteLength(body) - Buffer.byteLength(JSON.stringify(before)));
    raiseStamp(tx, projectId, "proposals");
  }

  async remove(tx: Tx, projectId: Guid, critique: Critique): Promise<void> {
    await tx.query("DELETE FROM critiques WHERE project_id = $1 AND id = $2", [projectId, critique.id]);
    await keepBytes(tx, projectId, -Buffer.byteLength(JSON.stringify(critique)));
    raiseStamp(tx, projectId, "proposals");
  }
}

async function findBy(
  reader: Reader,
  statement: string,
  { projectId, id }: CritiquePlace,
): Promise<Critique | null> {
  const [row] = await reader.query<{ body: Critique }[]>(statement, [projectId, id]);
  return row?.body ?? null;
}

const PAGE = `
  SELECT number, body FROM critiques
   WHERE project_id = $1 AND ($2::bigint IS NULL OR number < $2) ORDER BY number DESC LIMIT $3`;

const FIND = "SELECT body FROM critiques WHERE project_id = $1 AND id = $2";

const COUNT = "SELECT count(*)::int AS count FROM critiques WHERE project_id = $1";

const ADD = "INSERT INTO critiques (project_id, id, number, body) VALUES ($1, $2, $3, $4)";

const CHANGE = "UPDATE critiques SET body = $3 WHERE project_id = $1 AND id = $2";
