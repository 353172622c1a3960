import { HEAD } from "./sources.js";
import type { RunningServer } from "./test-server.js";

export interface ImportRows {
  readonly importId: string;
  /** A service link of the repository. */
  readonly linkId: string;
}

/** Rows of an import that nobody made of a scan that nobody made, with an item and links. */
export async function anImportRow(
  { database }: Pick<RunningServer, "database">,
  projectId: string,
  scanId: string,
): Promise<ImportRows> {
  const { rows } = await database.query<{ id: string }>(IMPORT, [projectId, scanId, HEAD]);
  const importId = rows[0]?.id ?? "";
  await database.query(ITEM, [projectId, importId]);
  const links = await database.query<{ id: string }>(SERVICE_LINK, [projectId, scanId]);
  await database.query(EVIDENCE_LINK, [projectId, scanId, HEAD]);
  return { importId, linkId: links.rows[0]?.id ?? "" };
}

const IMPORT = `
  INSERT INTO source_imports (project_id, id, number, repository_id, repository, scan_id, commit, model_version, state,
                              created_by, created_at)
  SELECT $1, gen_random_uuid(), (SELECT COALESCE(max(number), 0) + 1 FROM source_imports WHERE project_id = $1),
         repository_id, repository, id, $3, 0, 'open', 'user:nobody', now()
    FROM source_scans WHERE project_id = $1 AND id = $2 RETURNING id`;

const ITEM = `
  INSERT INTO source_import_items (project_id, import_id, id, number, body, state)
  SELECT $1, $2, id, 0, json_build_object(
           'id', id, 'kind', 'channel', 'change', 'add', 'factKey', 'channel|topic|a', 'serviceKey', NULL,
           'targetId', id, 'proposed', '{"name":"a","kind":"topic"}'::json, 'current', NULL, 'sources', '[]'::json,
           'dependsOn', '[]'::json, 'match', 'none', 'factHash', repeat('0', 64)), 'open'
    FROM (SELECT gen_random_uuid() AS id) AS made`;

const SERVICE_LINK = `
  INSERT INTO source_service_links (project_id, id, since_version, repository, service_key, element_id, created_by,
                                    created_at)
  SELECT $1, gen_random_uuid(), 0, repository, 'api', gen_random_uuid(), 'user:nobody', now()
    FROM source_scans WHERE project_id = $1 AND id = $2 RETURNING id`;

const EVIDENCE_LINK = `
  INSERT INTO source_evidence_links (project_id, id, since_version, repository, fact_key, fact_kind, fact_id,
                                     last_seen_commit, last_paths, kept)
  SELECT $1, gen_random_uuid(), 0, repository, 'service|api', 'element', gen_random_uuid(), $3, '[]', '{}'
    FROM source_scans WHERE project_id = $1 AND id = $2`;
