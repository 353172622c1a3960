import type { QueryRunner } from "typeorm";
import type { ServiceMigration } from "./service-migration.js";

/**
 * Which version of a schema was its last before it was deleted. The versions stay, because revisions and
 * past versions of main show them; an ID that comes back goes on with the next version.
 */
export class SchemaDeletions1795239900000 implements ServiceMigration {
  readonly name = "SchemaDeletions1795239900000";
  /** The version before deletes schemas without a row here. */
  readonly olderMayServe = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(SCHEMA_DELETIONS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP TABLE schema_deletions");
  }
}

const SCHEMA_DELETIONS = `
CREATE TABLE schema_deletions (
  project_id   uuid NOT NULL REFERENCES projects (id) ON DELETE CASCADE,
  id           uuid NOT NULL,
  version      integer NOT NULL,
  main_version integer NOT NULL,
  actor        text NOT NULL,
  at           timestamptz NOT NULL,
  PRIMARY KEY (project_id, id, version)
);
`;
