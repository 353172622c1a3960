import type { Tx } from "../../platform/database/statements.js";
import type { RevisionPlace } from "./revision.repository.js";

/** Holds a revision of the model until the transaction ends: its deletion waits, and then sees what names it. */
export async function holdRevision(tx: Tx, { projectId, id }: RevisionPlace): Promise<boolean> {
  const rows = await tx.query<unknown[]>(
    "SELECT 1 FROM revisions WHERE project_id = $1 AND id = $2 FOR KEY SHARE",
    [projectId, id],
  );
  return rows.length === 1;
}
