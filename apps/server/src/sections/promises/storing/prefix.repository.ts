import type { Guid } from "@plumbline/model-core";
import { raiseStamp } from "../../../platform/database/stamps.js";
import type { Reader, Tx } from "../../../platform/database/statements.js";

/** What requirement IDs of a project begin with, and the number of the next one; both null before it is set. */
export interface Prefix {
  readonly prefix: string | null;
  readonly nextNumber: number | null;
}

/** The counters of requirement IDs. It keeps nothing, so a worker thread makes its own. */
export class PrefixRepository {
  async find(reader: Reader, projectId: Guid): Promise<Prefix> {
    const [row] = await reader.query<Prefix[]>(FIND, [projectId]);
    return row ?? { prefix: null, nextNumber: null };
  }

  /** False when it was set before. */
  async set(tx: Tx, projectId: Guid, prefix: string, startAt: number): Promise<boolean> {
    const rows = await tx.query<unknown[]>(SET, [projectId, prefix, startAt]);
    if (rows.length === 1) {
      raiseStamp(tx, projectId, "promises");
    }
    return rows.length === 1;
  }

  /** The next number, taken: those who create wait for each other. Null before a prefix is set. */
  async take(tx: Tx, projectId: Guid): Promise<{ readonly prefix: string; readonly number: number } | null> {
    const [rows] = await tx.query<[{ prefix: string; number: number }[], number]>(TAKE, [projectId]);
    return rows[0] ?? null;
  }
}

const FIND = `SELECT prefix, next_number AS "nextNumber" FROM promise_numbers WHERE project_id = $1`;

const SET = `
  INSERT INTO promise_numbers (project_id, prefix, next_number) VALUES ($1, $2, $3)
  ON CONFLICT (project_id) DO NOTHING RETURNING project_id`;

const TAKE = `
  UPDATE promise_numbers SET next_number = next_number + 1 WHERE project_id = $1
  RETURNING prefix, next_number - 1 AS number`;
