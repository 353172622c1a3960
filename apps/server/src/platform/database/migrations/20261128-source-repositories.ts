import type { QueryRunner } from "typeorm";
import type { ServiceMigration } from "./service-migration.js";

/** The repositories of a code host that projects follow, and their count in the stamp. */
export class SourceRepositories1795852800000 implements ServiceMigration {
  readonly name = "SourceRepositories1795852800000";
  /** The version before knows nothing of the table; what it deletes takes its rows along. */
  readonly olderMayServe = true;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(REPOSITORIES);
    await runner.query("ALTER TABLE project_stamps ADD COLUMN sources bigint NOT NULL DEFAULT 0");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE project_stamps DROP COLUMN sources");
    await runner.query("DROP TABLE source_repositories");
  }
}

const REPOSITORIES = `
CREATE TABLE source_repositories (
  project_id     uuid NOT NULL REFERENCES projects (id) ON DELETE CASCADE,
  id             uuid NOT NULL,
  repository     text COLLATE "C" NOT NULL,
  web_url        text NOT NULL,
  private        boolean,
  default_branch text NOT NULL,
  tracked_ref    text NOT NULL,
  tracked_commit text,
  tracked_scan   uuid,
  latest_commit  text,
  latest_scan    uuid,
  imported       boolean NOT NULL DEFAULT false,
  last_failure   json,
  created_by     text NOT NULL,
  created_at     timestamptz NOT NULL,
  PRIMARY KEY (project_id, id)
);
CREATE UNIQUE INDEX source_repositories_in_order ON source_repositories (project_id, repository);
`;
