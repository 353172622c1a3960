import type { QueryRunner } from "typeorm";
import type { ServiceMigration } from "./service-migration.js";

/** Sign-ins through others: whose account an identity is, and the ones that are on their way. */
export class ExternalSignIn1795243500000 implements ServiceMigration {
  readonly name = "ExternalSignIn1795243500000";
  readonly olderMayServe = true;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(IDENTITIES);
    await runner.query(FLOWS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP TABLE sign_in_flows, external_identities");
  }
}

const IDENTITIES = `
CREATE TABLE external_identities (
  provider   text NOT NULL,
  issuer     text NOT NULL,
  subject    text NOT NULL,
  account_id uuid NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (provider, issuer, subject)
);
CREATE INDEX external_identities_by_account ON external_identities (account_id);
`;

const FLOWS = `
CREATE TABLE sign_in_flows (
  state_hash   bytea PRIMARY KEY,
  browser_hash bytea NOT NULL,
  provider     text NOT NULL,
  redirect_uri text NOT NULL,
  return_url   text NOT NULL,
  is_answered  boolean NOT NULL DEFAULT false,
  identity     jsonb,
  expires_at   timestamptz NOT NULL
);
CREATE INDEX sign_in_flows_by_expiry ON sign_in_flows (expires_at);
`;
