import type { QueryRunner } from "typeorm";
import type { ServiceMigration } from "./service-migration.js";

/** Accounts that are disabled, and links that are good once: to a new password, and into a workspace. */
export class WaysBackIn1795845600000 implements ServiceMigration {
  readonly name = "WaysBackIn1795845600000";
  /** The version before lets a disabled account sign in. */
  readonly olderMayServe = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE accounts ADD COLUMN disabled_at timestamptz");
    await runner.query(RESET_LINKS);
    await runner.query(INVITATIONS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP TABLE invitations, reset_links");
    await runner.query("ALTER TABLE accounts DROP COLUMN disabled_at");
  }
}

const RESET_LINKS = `
CREATE TABLE reset_links (
  account_id  uuid PRIMARY KEY REFERENCES accounts (id) ON DELETE CASCADE,
  secret_hash bytea NOT NULL UNIQUE,
  created_at  timestamptz NOT NULL,
  expires_at  timestamptz NOT NULL
);
`;

const INVITATIONS = `
CREATE TABLE invitations (
  id           uuid PRIMARY KEY,
  workspace_id uuid NOT NULL REFERENCES workspaces (id) ON DELETE CASCADE,
  account_id   uuid NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  secret_hash  bytea NOT NULL UNIQUE,
  role         text NOT NULL,
  email        text,
  tries        integer NOT NULL DEFAULT 0,
  created_at   timestamptz NOT NULL,
  expires_at   timestamptz NOT NULL
);
CREATE INDEX invitations_by_workspace ON invitations (workspace_id);
CREATE INDEX invitations_by_account ON invitations (account_id);
`;
