import type { FactKind, Guid } from "@plumbline/model-core";
import type { ThingsOfProject } from "@plumbline/promise-core";
import type { Reader } from "../../../platform/database/statements.js";

interface ThingRow {
  readonly id: Guid;
  readonly kind: FactKind | "scenario";
}

/** Which of these IDs the project has, and as what: facts of main as it is now, schemas and scenarios. */
export async function thingsOfProject(
  reader: Reader,
  projectId: Guid,
  ids: readonly Guid[],
): Promise<ThingsOfProject> {
  const rows = await reader.query<ThingRow[]>(THINGS, [projectId, ids]);
  const names = new Set(rows.map(({ kind, id }) => `${kind} ${id}`));
  return { has: (kind, id) => names.has(`${kind} ${id}`) };
}

const THINGS = `
  SELECT f.id, f.kind FROM projects p JOIN model_facts f ON f.project_id = p.id AND f.stream_id = p.main_stream_id
   WHERE p.id = $1 AND f.valid_to IS NULL AND f.id = ANY ($2::uuid[])
  UNION ALL SELECT id, 'schema' FROM schemas WHERE project_id = $1 AND id = ANY ($2::uuid[])
  UNION ALL SELECT id, 'scenario' FROM scenarios WHERE project_id = $1 AND id = ANY ($2::uuid[])`;
