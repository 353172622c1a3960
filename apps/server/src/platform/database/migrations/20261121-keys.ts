import type { QueryRunner } from "typeorm";
import type { ServiceMigration } from "./service-migration.js";

/**
 * What is stored under a master key: credentials of workspaces and the keys of session cookies. Each row names
 * its master key, so that rows under another one are counted and rewritten without opening any.
 */
export class Keys1795236300000 implements ServiceMigration {
  readonly name = "Keys1795236300000";
  /** Sessions that the version before makes name no key, and nobody would open them. */
  readonly olderMayServe = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const sql of [SECRETS, SESSION_KEYS, SESSIONS]) {
      await runner.query(sql);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE sessions DROP COLUMN session_key_id");
    await runner.query("DROP TABLE session_keys");
    await runner.query("DROP TABLE secrets");
  }
}

const SECRETS = `
CREATE TABLE secrets (
  workspace_id uuid NOT NULL REFERENCES workspaces (id) ON DELETE CASCADE,
  name         text NOT NULL,
  bound_origin text NOT NULL,
  key_id       text NOT NULL,
  sealed       bytea NOT NULL,
  updated_at   timestamptz NOT NULL,
  updated_by   text NOT NULL,
  PRIMARY KEY (workspace_id, name)
);
CREATE INDEX secrets_by_key ON secrets (key_id);
CREATE INDEX secrets_by_name ON secrets (name);
`;

const SESSION_KEYS = `
CREATE TABLE session_keys (
  id        uuid PRIMARY KEY,
  key_id    text NOT NULL,
  sealed    bytea NOT NULL,
  starts_at timestamptz NOT NULL
);
`;

/** Sessions from before have no key; nobody opens them any more, and they end in time. */
const SESSIONS = `
ALTER TABLE sessions ADD COLUMN session_key_id uuid REFERENCES session_keys (id) ON DELETE CASCADE;
CREATE INDEX sessions_by_key ON sessions (session_key_id);
`;
