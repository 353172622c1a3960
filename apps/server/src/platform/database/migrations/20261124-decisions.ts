import type { QueryRunner } from "typeorm";
import type { ServiceMigration } from "./service-migration.js";

/**
 * Decisions: a row says what lists ask for and which version is the present one; every version stays, since others pin
 * it. A decision that was deleted keeps its rows, and so its number.
 */
export class Decisions1795482000000 implements ServiceMigration {
  readonly name = "Decisions1795482000000";
  /** The version before knows nothing of the tables; what it deletes takes their rows along. */
  readonly olderMayServe = true;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(DECISIONS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP TABLE decision_versions, decisions, decision_numbers");
  }
}

const DECISIONS = `
CREATE TABLE decision_numbers (
  project_id  uuid PRIMARY KEY REFERENCES projects (id) ON DELETE CASCADE,
  next_number integer NOT NULL
);
CREATE TABLE decisions (
  project_id        uuid NOT NULL REFERENCES projects (id) ON DELETE CASCADE,
  id                uuid NOT NULL,
  number            integer NOT NULL,
  version           integer NOT NULL,
  status            text NOT NULL,
  affected_ids      uuid[] NOT NULL,
  settles           json NOT NULL,
  bytes             integer NOT NULL,
  model_revision_id uuid,
  deleted_at        timestamptz,
  PRIMARY KEY (project_id, id)
);
CREATE UNIQUE INDEX decisions_in_order ON decisions (project_id, number);
CREATE INDEX decisions_of_model_revisions
  ON decisions (project_id, model_revision_id) WHERE model_revision_id IS NOT NULL;
CREATE TABLE decision_versions (
  project_id  uuid NOT NULL,
  decision_id uuid NOT NULL,
  version     integer NOT NULL,
  body        json NOT NULL,
  PRIMARY KEY (project_id, decision_id, version),
  FOREIGN KEY (project_id, decision_id) REFERENCES decisions (project_id, id) ON DELETE CASCADE
);
`;
