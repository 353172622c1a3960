import type { Tx } from "../../../platform/database/statements.js";
import type { ScanPlace } from "./scan-record.js";

/**
 * Holds a scan until the transaction ends: whoever deletes its snapshot waits, and then sees what names it. False when
 * there is no such scan.
 */
export async function holdScan(tx: Tx, { projectId, id }: ScanPlace): Promise<boolean> {
  const rows = await tx.query<unknown[]>(
    "SELECT 1 FROM source_scans WHERE project_id = $1 AND id = $2 FOR SHARE",
    [projectId, id],
  );
  return rows.length === 1;
}
