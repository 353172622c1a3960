import type { Guid } from "@plumbline/model-core";
import type { Reader } from "../../../platform/database/statements.js";

/** Which of these IDs the project has: facts of main as it is now, schemas, scenarios, promises, decisions. */
export async function presentThings(
  reader: Reader,
  projectId: Guid,
  ids: readonly Guid[],
): Promise<ReadonlySet<Guid>> {
  if (ids.length === 0) {
    return new Set();
  }
  const rows = await reader.query<{ id: Guid }[]>(THINGS, [projectId, ids]);
  return new Set(rows.map(({ id }) => id));
}

const THINGS = `
  SELECT f.id FROM projects p JOIN model_facts f ON f.project_id = p.id AND f.stream_id = p.main_stream_id
   WHERE p.id = $1 AND f.valid_to IS NULL AND f.id = ANY ($2::uuid[])
  UNION ALL SELECT id FROM schemas WHERE project_id = $1 AND id = ANY ($2::uuid[])
  UNION ALL SELECT id FROM scenarios WHERE project_id = $1 AND id = ANY ($2::uuid[])
  UNION ALL SELECT id FROM promises WHERE project_id = $1 AND deleted_at IS NULL AND id = ANY ($2::uuid[])
  UNION ALL SELECT id FROM decisions WHERE project_id = $1 AND deleted_at IS NULL AND id = ANY ($2::uuid[])`;
