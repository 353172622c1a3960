import type { Guid } from "@plumbline/model-core";
import type { Tx } from "../../../platform/database/statements.js";

/** Holds a project before its streams and what else is its own, as everybody does who holds several; false when it is gone. */
export async function holdProject(tx: Tx, projectId: Guid): Promise<boolean> {
  const rows = await tx.query<unknown[]>(HOLD_PROJECT, [projectId]);
  return rows.length === 1;
}

const HOLD_PROJECT = "SELECT 1 FROM projects WHERE id = $1 FOR NO KEY UPDATE";
