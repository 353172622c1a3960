import type { QueryRunner } from "typeorm";
import type { ServiceMigration } from "./service-migration.js";

/**
 * What bundles pin is found again as long as the project lives: at which version of main a deleted revision stood, and
 * runs by their IDs.
 */
export class Pins1795737600000 implements ServiceMigration {
  readonly name = "Pins1795737600000";
  /** The version before deletes revisions without a row here. */
  readonly olderMayServe = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(REVISION_DELETIONS);
    await runner.query(RUNS_BY_ID);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP INDEX promise_runs_by_id");
    await runner.query("DROP TABLE revision_deletions");
  }
}

const REVISION_DELETIONS = `
CREATE TABLE revision_deletions (
  project_id    uuid NOT NULL REFERENCES projects (id) ON DELETE CASCADE,
  id            uuid NOT NULL,
  model_version integer NOT NULL,
  PRIMARY KEY (project_id, id)
);
`;

const RUNS_BY_ID = `
CREATE INDEX promise_runs_by_id ON promise_runs (project_id, promise_id, (record ->> 'id'));
`;
