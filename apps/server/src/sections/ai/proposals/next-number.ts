import type { Guid } from "@plumbline/model-core";
import type { Tx } from "../../../platform/database/statements.js";

/** The next number of a project, by which lists go; null when it is gone. Those who take one wait for each other. */
export async function nextNumber(tx: Tx, projectId: Guid): Promise<string | null> {
  const [rows] = await tx.query<[{ number: string }[], number]>(NEXT_NUMBER, [projectId]);
  return rows[0]?.number ?? null;
}

const NEXT_NUMBER =
  "UPDATE projects SET last_number = last_number + 1 WHERE id = $1 RETURNING last_number::text AS number";
