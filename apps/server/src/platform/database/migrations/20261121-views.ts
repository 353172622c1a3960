import type { QueryRunner } from "typeorm";
import type { ServiceMigration } from "./service-migration.js";

/** Views of a model. The lists are json, not jsonb: they are read back whole, in the order they were sent. */
export class Views1795222800000 implements ServiceMigration {
  readonly name = "Views1795222800000";
  readonly olderMayServe = true;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(VIEWS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP TABLE views");
  }
}

const VIEWS = `
CREATE TABLE views (
  project_id  uuid NOT NULL REFERENCES projects (id) ON DELETE CASCADE,
  id          uuid NOT NULL,
  name        text NOT NULL,
  kind        text NOT NULL CHECK (kind IN ('landscape', 'system', 'app', 'flow')),
  root_id     uuid,
  element_ids json NOT NULL,
  positions   json NOT NULL,
  scenario_id uuid,
  bytes       integer NOT NULL,
  created_by  text NOT NULL,
  created_at  timestamptz NOT NULL,
  changed_by  text NOT NULL,
  changed_at  timestamptz NOT NULL,
  PRIMARY KEY (project_id, id)
);
`;
