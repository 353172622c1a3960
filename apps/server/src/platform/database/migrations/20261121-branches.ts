import type { QueryRunner } from "typeorm";
import type { ServiceMigration } from "./service-migration.js";

/**
 * Drafts and variants. A branch is a stream of its own with the same ID: its version 0 is the copy of its
 * base, main at `base_version`.
 */
export class Branches1795228200000 implements ServiceMigration {
  readonly name = "Branches1795228200000";
  readonly olderMayServe = true;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(BRANCHES);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP TABLE branches");
  }
}

const BRANCHES = `
CREATE TABLE branches (
  project_id   uuid NOT NULL,
  id           uuid NOT NULL,
  number       bigint GENERATED ALWAYS AS IDENTITY,
  name         text NOT NULL,
  state        text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'merged', 'discarded')),
  base_version integer NOT NULL,
  created_by   text NOT NULL,
  PRIMARY KEY (project_id, id),
  FOREIGN KEY (project_id, id) REFERENCES model_streams (project_id, id) ON DELETE CASCADE
);
CREATE INDEX branches_newest_first ON branches (project_id, state, number DESC);
`;
