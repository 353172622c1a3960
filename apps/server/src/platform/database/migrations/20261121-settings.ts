import type { QueryRunner } from "typeorm";
import type { ServiceMigration } from "./service-migration.js";

/**
 * Settings as they were written: json, not jsonb, keeps the order of the keys. The instance has one row from
 * the beginning, so that there is always one to lock; until the first save its policy is that of the profile.
 */
export class Settings1795233600000 implements ServiceMigration {
  readonly name = "Settings1795233600000";
  readonly olderMayServe = true;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(SETTINGS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP TABLE workspace_settings; DROP TABLE instance_settings");
  }
}

const SETTINGS = `
CREATE TABLE workspace_settings (
  workspace_id uuid PRIMARY KEY REFERENCES workspaces (id) ON DELETE CASCADE,
  version      integer NOT NULL,
  overrides    json NOT NULL
);
CREATE TABLE instance_settings (
  only_one boolean PRIMARY KEY DEFAULT true CHECK (only_one),
  version  integer NOT NULL,
  policy   json,
  defaults json NOT NULL
);
INSERT INTO instance_settings (version, defaults) VALUES (0, '{}');
`;
