import type { QueryRunner } from "typeorm";
import type { ServiceMigration } from "./service-migration.js";

/** Sessions are told apart by whoever has them, and devices wait for a person to let them in. */
export class SessionsOfDevices1795831200000 implements ServiceMigration {
  readonly name = "SessionsOfDevices1795831200000";
  /** The version before keeps the approval of a device when the password of its person changes. */
  readonly olderMayServe = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(SESSIONS);
    await runner.query(DEVICES);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP TABLE device_sign_ins");
    await runner.query("DELETE FROM sessions WHERE kind = 'device'");
    await runner.query(
      "ALTER TABLE sessions DROP COLUMN id, DROP COLUMN kind, DROP COLUMN name, DROP COLUMN address",
    );
  }
}

const SESSIONS = `
ALTER TABLE sessions
  ADD COLUMN id      uuid NOT NULL DEFAULT gen_random_uuid(),
  ADD COLUMN kind    text NOT NULL DEFAULT 'browser',
  ADD COLUMN name    text,
  ADD COLUMN address text;
CREATE UNIQUE INDEX sessions_by_id ON sessions (id);
`;

const DEVICES = `
CREATE TABLE device_sign_ins (
  device_hash      bytea PRIMARY KEY,
  user_code_hash   bytea NOT NULL UNIQUE,
  name             text NOT NULL,
  address          text NOT NULL,
  address_block    text NOT NULL,
  state            text NOT NULL DEFAULT 'waiting',
  account_id       uuid REFERENCES accounts (id) ON DELETE CASCADE,
  interval_seconds integer NOT NULL,
  polled_at        timestamptz,
  created_at       timestamptz NOT NULL,
  expires_at       timestamptz NOT NULL
);
CREATE INDEX device_sign_ins_by_account ON device_sign_ins (account_id);
CREATE INDEX device_sign_ins_by_block ON device_sign_ins (address_block);
CREATE INDEX device_sign_ins_by_expiry ON device_sign_ins (expires_at);
`;
