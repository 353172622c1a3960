import type { Tx } from "../../../platform/database/statements.js";
import type { ScanPlace } from "./scan-record.js";

/**
 * Holds a scan until the transaction ends: whoever deletes its snapshot waits, and then sees what names it. False where
 * its snapshot is gone, or was never there. The project is held first, as everybody does who holds both.
 */
export async function holdSnapshot(tx: Tx, { projectId, id }: ScanPlace): Promise<boolean> {
  const [, rows] = await Promise.all([
    tx.query<unknown[]>("SELECT 1 FROM projects WHERE id = $1 FOR NO KEY UPDATE", [projectId]),
    tx.query<unknown[]>(HOLD, [projectId, id]),
  ]);
  return rows.length === 1;
}

const HOLD = "SELECT 1 FROM source_scans WHERE project_id = $1 AND id = $2 AND has_snapshot FOR SHARE";
