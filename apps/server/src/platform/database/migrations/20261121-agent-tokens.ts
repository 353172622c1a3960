import type { QueryRunner } from "typeorm";
import type { ServiceMigration } from "./service-migration.js";

/** Agent tokens of a workspace, found by the SHA-256 of their value; a revoked one has no row. */
export class AgentTokens1795238100000 implements ServiceMigration {
  readonly name = "AgentTokens1795238100000";
  readonly olderMayServe = true;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(AGENT_TOKENS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP TABLE agent_tokens");
  }
}

const AGENT_TOKENS = `
CREATE TABLE agent_tokens (
  id           uuid PRIMARY KEY,
  workspace_id uuid NOT NULL REFERENCES workspaces (id) ON DELETE CASCADE,
  project_id   uuid REFERENCES projects (id) ON DELETE CASCADE,
  name         text NOT NULL,
  scopes       text[] NOT NULL CHECK (cardinality(scopes) > 0),
  value_hash   bytea NOT NULL UNIQUE,
  prefix       text NOT NULL,
  created_by   text NOT NULL,
  created_at   timestamptz NOT NULL,
  expires_at   timestamptz,
  last_used_at timestamptz
);
CREATE INDEX agent_tokens_by_workspace ON agent_tokens (workspace_id);
CREATE INDEX agent_tokens_by_project ON agent_tokens (project_id);
`;
