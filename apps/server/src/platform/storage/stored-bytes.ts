import type { Guid } from "@plumbline/model-core";
import { assured } from "../database/assured.js";
import { prepared } from "../database/prepared.js";
import type { Reader, Tx } from "../database/statements.js";
import type { RefusalNamed } from "../errors/refusals.js";
import { Refused } from "../errors/refused.js";
import { workspaceQuota } from "./workspace-quota.js";

/**
 * The bytes that each of the workspaces stores: what its streams ever had, and what else is kept of its projects
 * (docs/reference/workspaces.md#storage), or one project of theirs alone. One without projects is missing.
 */
export async function storedBytes(
  reader: Reader,
  workspaceIds: readonly Guid[],
  projectId: Guid | null = null,
): Promise<ReadonlyMap<Guid, number>> {
  const rows = await reader.query<{ id: Guid; bytes: number }[]>(STORED_OF, [workspaceIds, projectId]);
  return new Map(rows.map(({ id, bytes }) => [id, bytes]));
}

/**
 * Counts bytes that the transaction keeps for a project beside its streams; fewer than none for what it deletes. Throws
 * as `keepToQuota` does. It locks the row of the project: call it last.
 */
export async function keepBytes(tx: Tx, projectId: Guid, bytes: number): Promise<void> {
  const counted = countBytes(tx, projectId, bytes);
  await Promise.all([counted, bytes > 0 ? keepToQuota(tx, projectId) : null]);
}

/** The same as one of the last statements of a transaction: where too much is stored, it fails (`isNotAssured`). */
export async function keepBytesOrFail(tx: Tx, projectId: Guid, bytes: number): Promise<void> {
  await Promise.all([countBytes(tx, projectId, bytes), tx.query(FITS, [projectId, workspaceQuota()])]);
}

/** Counts them however much there is: what a workspace that stores too much does to make room is never refused. */
export async function countBytes(tx: Tx, projectId: Guid, bytes: number): Promise<void> {
  await tx.query(KEEP, [projectId, bytes]);
}

/** Throws `Refused` where the workspace of a project stores more than it may, with all that the transaction wrote. */
export async function keepToQuota(tx: Tx, projectId: Guid): Promise<void> {
  const limit = workspaceQuota();
  if ((await bytesBeside(tx, projectId)) > limit) {
    throw new Refused({ outcome: "storage-full", limit });
  }
}

/** The refusal of whatever would be kept, where there is no byte left: for what costs something before it is kept. */
export async function storageFull(
  reader: Reader,
  projectId: Guid,
): Promise<RefusalNamed<"storage-full"> | null> {
  const limit = workspaceQuota();
  return (await bytesBeside(reader, projectId)) >= limit ? { outcome: "storage-full", limit } : null;
}

/** What the workspace of a project stores. */
async function bytesBeside(reader: Reader, projectId: Guid): Promise<number> {
  const [row] = await reader.query<{ bytes: number | null }[]>(STORED, [projectId]);
  return row?.bytes ?? 0;
}

const KEEP = prepared("UPDATE projects SET kept_bytes = kept_bytes + $2::bigint WHERE id = $1");

/** What is kept beside the streams of a project is counted once, with its main stream. */
const SUM = "sum(s.stored_bytes + CASE WHEN s.id = p.main_stream_id THEN p.kept_bytes ELSE 0 END)::float8";
const OF_PROJECTS = "FROM projects p JOIN model_streams s ON s.project_id = p.id";
const BYTES = `${SUM} AS bytes ${OF_PROJECTS}`;
const OF_WORKSPACE = "WHERE p.workspace_id = (SELECT workspace_id FROM project_places WHERE project_id = $1)";

const STORED_OF = `
  SELECT p.workspace_id AS id, ${BYTES} WHERE p.workspace_id = ANY ($1::uuid[]) AND ($2::uuid IS NULL OR p.id = $2)
   GROUP BY p.workspace_id`;

const STORED = prepared(`SELECT ${BYTES} ${OF_WORKSPACE}`);

const FITS = prepared(`SELECT ${assured(`coalesce(${SUM}, 0) <= $2`)} ${OF_PROJECTS} ${OF_WORKSPACE}`);
