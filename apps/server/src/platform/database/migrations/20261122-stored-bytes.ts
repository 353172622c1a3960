import type { QueryRunner } from "typeorm";
import type { ServiceMigration } from "./service-migration.js";

/**
 * What a workspace stores is counted as it is written: in each stream all that it ever had, in main the versions of
 * schemas too; in the project the versions of its scenarios, its revisions and its stress runs.
 */
export class StoredBytes1795385700000 implements ServiceMigration {
  readonly name = "StoredBytes1795385700000";
  /** The version before writes and counts nothing. */
  readonly olderMayServe = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(OF_STREAMS);
    await runner.query(OF_PROJECTS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE projects DROP COLUMN kept_bytes");
    await runner.query("ALTER TABLE model_streams DROP COLUMN stored_bytes");
  }
}

const OF_STREAMS = `
ALTER TABLE model_streams ADD COLUMN stored_bytes bigint NOT NULL DEFAULT 0;
UPDATE model_streams s SET stored_bytes = f.bytes
  FROM (SELECT project_id, stream_id, sum(octet_length(body::text)) AS bytes
          FROM model_facts GROUP BY project_id, stream_id) AS f
 WHERE s.project_id = f.project_id AND s.id = f.stream_id;
UPDATE model_streams s SET stored_bytes = stored_bytes + v.bytes
  FROM (SELECT project_id, sum(octet_length(name) + COALESCE(octet_length(description), 0) + octet_length(content)) AS bytes
          FROM schema_versions GROUP BY project_id) AS v
 WHERE s.project_id = v.project_id AND s.kind = 'main';
`;

const OF_PROJECTS = `
ALTER TABLE projects ADD COLUMN kept_bytes bigint NOT NULL DEFAULT 0;
UPDATE projects p SET kept_bytes = kept.bytes
  FROM (SELECT project_id, sum(bytes) AS bytes FROM (
          SELECT project_id, octet_length(document) AS bytes FROM scenario_versions
          UNION ALL SELECT project_id, octet_length(schema_pins::text) FROM revisions
          UNION ALL SELECT project_id, octet_length(answer) FROM stress_runs) AS each
         GROUP BY project_id) AS kept
 WHERE p.id = kept.project_id;
`;
