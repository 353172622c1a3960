import type { QueryRunner } from "typeorm";
import type { ServiceMigration } from "./service-migration.js";

/**
 * Questions about a design. What became of one before it was reopened stands apart from it, since lists, which show many
 * at once, do not show it.
 */
export class Questions1795572000000 implements ServiceMigration {
  readonly name = "Questions1795572000000";
  /** The version before knows nothing of the table; what it deletes takes its rows along. */
  readonly olderMayServe = true;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(QUESTIONS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP TABLE questions");
  }
}

const QUESTIONS = `
CREATE TABLE questions (
  project_id uuid NOT NULL REFERENCES projects (id) ON DELETE CASCADE,
  id         uuid NOT NULL,
  number     bigint NOT NULL,
  status     text NOT NULL,
  body       json NOT NULL,
  history    json NOT NULL,
  PRIMARY KEY (project_id, id)
);
CREATE UNIQUE INDEX questions_in_order ON questions (project_id, number);
`;
