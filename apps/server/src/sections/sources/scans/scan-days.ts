import type { Guid } from "@plumbline/model-core";
import type { Reader, Tx } from "../../../platform/database/statements.js";

/** Scans of a day whose project is gone, by workspace (docs/reference/scans.md#starting-a-scan). */
export class ScanDays {
  /** Keeps how many scans of a project count for a day, before they go with it; of days before nobody asks. */
  async keep(
    tx: Tx,
    { workspaceId, projectId }: { readonly workspaceId: Guid; readonly projectId: Guid },
    day: Date,
  ): Promise<void> {
    const [row] = await tx.query<{ scans: number }[]>(BEGUN, [projectId, day]);
    if (row !== undefined && row.scans > 0) {
      await tx.query("DELETE FROM scan_days WHERE workspace_id = $1 AND day < $2", [
        workspaceId,
        dateOf(day),
      ]);
      await tx.query(ADD, [workspaceId, dateOf(day), row.scans]);
    }
  }

  async count(reader: Reader, workspaceId: Guid, day: Date): Promise<number> {
    const [row] = await reader.query<{ scans: number }[]>(COUNT, [workspaceId, dateOf(day)]);
    return row?.scans ?? 0;
  }
}

function dateOf(day: Date): string {
  return day.toISOString().slice(0, "2026-11-24".length);
}

/** One that never began is given back, as if it were called off. */
const BEGUN = `
  SELECT count(*)::int AS scans FROM source_scans
   WHERE project_id = $1 AND created_at >= $2 AND started_at IS NOT NULL`;

const ADD = `
  INSERT INTO scan_days VALUES ($1, $2, $3)
  ON CONFLICT (workspace_id, day) DO UPDATE SET scans = scan_days.scans + EXCLUDED.scans`;

const COUNT = "SELECT scans FROM scan_days WHERE workspace_id = $1 AND day = $2";
