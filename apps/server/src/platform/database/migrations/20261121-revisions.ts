import type { QueryRunner } from "typeorm";
import type { ServiceMigration } from "./service-migration.js";

/**
 * Named revisions of main. The facts of one are those of main at `model_version`; `schema_pins` names the
 * version of each schema, because a schema changes without a new version of main.
 */
export class Revisions1795224600000 implements ServiceMigration {
  readonly name = "Revisions1795224600000";
  readonly olderMayServe = true;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(REVISIONS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP TABLE revisions");
  }
}

const REVISIONS = `
CREATE TABLE revisions (
  project_id    uuid NOT NULL REFERENCES projects (id) ON DELETE CASCADE,
  id            uuid NOT NULL,
  number        bigint GENERATED ALWAYS AS IDENTITY,
  name          text NOT NULL,
  note          text,
  project_name  text NOT NULL,
  model_version integer NOT NULL,
  model_hash    text NOT NULL,
  schema_pins   json NOT NULL,
  created_by    text NOT NULL,
  created_at    timestamptz NOT NULL,
  PRIMARY KEY (project_id, id)
);
CREATE INDEX revisions_newest_first ON revisions (project_id, number DESC);
`;
