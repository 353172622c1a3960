import type { Guid } from "@plumbline/model-core";
import { prepared } from "../database/prepared.js";
import type { Tx } from "../database/statements.js";
import { Refused } from "../errors/refused.js";
import { workspaceQuota } from "./workspace-quota.js";

/**
 * SQL for the bytes that a workspace stores, given an expression for its ID: what its streams ever had, and what else is
 * kept of its projects (docs/reference/workspaces.md#storage).
 */
export function storedBytesOf(workspaceId: string): string {
  return `(
    SELECT COALESCE(sum(p.kept_bytes + s.bytes), 0)::float8 FROM projects p, LATERAL (
      SELECT sum(stored_bytes) AS bytes FROM model_streams WHERE project_id = p.id) AS s
     WHERE p.workspace_id = ${workspaceId})`;
}

/**
 * Counts bytes that the transaction keeps for a project beside its streams; fewer than none for what it deletes. Throws
 * as `keepToQuota` does. It locks the row of the project: call it last.
 */
export async function keepBytes(tx: Tx, projectId: Guid, bytes: number): Promise<void> {
  await tx.query(KEEP, [projectId, bytes]);
  if (bytes > 0) {
    await keepToQuota(tx, projectId);
  }
}

/** Throws `Refused` where the workspace of a project stores more than it may, with all that the transaction wrote. */
export async function keepToQuota(tx: Tx, projectId: Guid): Promise<void> {
  const limit = workspaceQuota();
  const [row] = await tx.query<{ bytes: number }[]>(STORED, [projectId]);
  if (row !== undefined && row.bytes > limit) {
    throw new Refused({ outcome: "storage-full", limit });
  }
}

const KEEP = prepared("UPDATE projects SET kept_bytes = kept_bytes + $2::bigint WHERE id = $1");

const STORED = prepared(
  `SELECT ${storedBytesOf("own.workspace_id")} AS bytes FROM projects AS own WHERE own.id = $1`,
);
