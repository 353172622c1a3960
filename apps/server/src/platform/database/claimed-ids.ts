import type { Guid } from "@plumbline/model-core";
import type { Tx } from "./statements.js";

/** An ID chosen by a caller. */
export interface ClaimedId {
  /** What the ID is of, as `scenario`. */
  readonly kind: string;
  readonly id: Guid;
  readonly projectId: Guid;
}

/**
 * Takes an ID for a project, once in the whole instance; it stays taken when the thing is deleted, until its
 * project is (docs/reference/conventions.md#ids-chosen-by-the-caller). Waits for another transaction that
 * claims the same ID; false when it is in use.
 */
export async function claimId(tx: Tx, { kind, id, projectId }: ClaimedId): Promise<boolean> {
  const rows = await tx.query<unknown[]>(
    `INSERT INTO claimed_ids (kind, id, project_id) VALUES ($1, $2, $3)
     ON CONFLICT (kind, id) DO NOTHING RETURNING id`,
    [kind, id, projectId],
  );
  return rows.length === 1;
}
