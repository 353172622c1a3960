import type { Guid } from "@plumbline/model-core";
import type { Reader } from "../../platform/database/statements.js";

/** What questions may be about. */
export class NamedThingsRepository {
  /** Which of these IDs a project has: facts of main as it is now, schemas, scenarios and promises. */
  async present(reader: Reader, projectId: Guid, ids: readonly Guid[]): Promise<ReadonlySet<Guid>> {
    if (ids.length === 0) {
      return new Set();
    }
    const rows = await reader.query<{ id: Guid }[]>(PRESENT, [projectId, ids]);
    return new Set(rows.map(({ id }) => id));
  }
}

const PRESENT = `
  SELECT f.id FROM projects p JOIN model_facts f ON f.project_id = p.id AND f.stream_id = p.main_stream_id
   WHERE p.id = $1 AND f.valid_to IS NULL AND f.id = ANY ($2::uuid[])
  UNION ALL SELECT id FROM schemas WHERE project_id = $1 AND id = ANY ($2::uuid[])
  UNION ALL SELECT id FROM scenarios WHERE project_id = $1 AND id = ANY ($2::uuid[])
  UNION ALL SELECT id FROM promises WHERE project_id = $1 AND deleted_at IS NULL AND id = ANY ($2::uuid[])`;
