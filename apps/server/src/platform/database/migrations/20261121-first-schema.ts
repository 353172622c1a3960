import type { QueryRunner } from "typeorm";
import type { ServiceMigration } from "./service-migration.js";

/**
 * Every table of a project begins its primary key with `project_id`, so that the tables can be spread
 * over several PostgreSQL nodes by it.
 */
export class FirstSchema1795219200000 implements ServiceMigration {
  readonly name = "FirstSchema1795219200000";
  readonly olderMayServe = true;

  async up(runner: QueryRunner): Promise<void> {
    for (const sql of [ACCOUNTS, WORKSPACES, PROJECTS, MODEL, SCHEMAS, SCENARIOS]) {
      await runner.query(sql);
    }
  }

  async down(): Promise<void> {
    throw new Error("The first schema is not taken back: drop the database instead");
  }
}

const ACCOUNTS = `
CREATE TABLE accounts (
  id                uuid PRIMARY KEY,
  email             text NOT NULL,
  email_key         text NOT NULL UNIQUE,
  display_name      text NOT NULL,
  password_hash     text,
  is_instance_admin boolean NOT NULL DEFAULT false,
  wrong_passwords   integer NOT NULL DEFAULT 0,
  locked_until      timestamptz,
  created_at        timestamptz NOT NULL
);
CREATE TABLE sessions (
  id_hash      bytea PRIMARY KEY,
  account_id   uuid NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  created_at   timestamptz NOT NULL,
  last_seen_at timestamptz NOT NULL,
  expires_at   timestamptz NOT NULL
);
CREATE INDEX sessions_by_account ON sessions (account_id);
CREATE INDEX sessions_by_expiry ON sessions (expires_at);
CREATE TABLE rate_limits (
  key    varchar(255) PRIMARY KEY,
  points integer NOT NULL DEFAULT 0,
  expire bigint
);
CREATE INDEX rate_limits_by_expiry ON rate_limits (expire);
`;

const WORKSPACES = `
CREATE TABLE workspaces (
  id         uuid PRIMARY KEY,
  name       text NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE TABLE workspace_members (
  workspace_id uuid NOT NULL REFERENCES workspaces (id) ON DELETE CASCADE,
  account_id   uuid NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  role         text NOT NULL CHECK (role IN ('viewer', 'editor', 'owner')),
  joined_at    timestamptz NOT NULL,
  PRIMARY KEY (workspace_id, account_id)
);
CREATE INDEX workspace_members_by_account ON workspace_members (account_id);
CREATE TABLE audit_entries (
  id           uuid PRIMARY KEY,
  workspace_id uuid REFERENCES workspaces (id) ON DELETE CASCADE,
  at           timestamptz NOT NULL,
  actor        text NOT NULL,
  actor_name   text NOT NULL,
  action       text NOT NULL,
  target       text,
  details      jsonb NOT NULL DEFAULT '{}'
);
CREATE INDEX audit_entries_by_workspace ON audit_entries (workspace_id, at DESC, id);
`;

const PROJECTS = `
CREATE TABLE projects (
  id             uuid PRIMARY KEY,
  workspace_id   uuid NOT NULL REFERENCES workspaces (id) ON DELETE CASCADE,
  name           text NOT NULL,
  description    text,
  main_stream_id uuid NOT NULL,
  created_at     timestamptz NOT NULL,
  updated_at     timestamptz NOT NULL
);
CREATE INDEX projects_in_name_order
  ON projects (workspace_id, lower(name COLLATE "C") COLLATE "C", name COLLATE "C", id);
CREATE TABLE claimed_ids (
  kind       text NOT NULL,
  id         uuid NOT NULL,
  project_id uuid NOT NULL,
  PRIMARY KEY (kind, id)
);
CREATE INDEX claimed_ids_by_project ON claimed_ids (project_id);
`;

/**
 * `model_facts` has no foreign key: checking it row by row costs a fifth of a large import, so whoever
 * deletes a stream deletes its facts. `body` is json, not jsonb: an import writes it a third faster and
 * a model reads a third faster.
 */
const MODEL = `
CREATE TABLE model_streams (
  project_id uuid NOT NULL REFERENCES projects (id) ON DELETE CASCADE,
  id         uuid NOT NULL,
  kind       text NOT NULL CHECK (kind IN ('main', 'draft', 'variant')),
  version    integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (project_id, id)
);
CREATE TABLE model_facts (
  project_id uuid NOT NULL,
  stream_id  uuid NOT NULL,
  id         uuid NOT NULL,
  kind       text NOT NULL,
  valid_from integer NOT NULL,
  valid_to   integer,
  body       json NOT NULL,
  PRIMARY KEY (project_id, stream_id, id, valid_from)
);
CREATE UNIQUE INDEX model_facts_present ON model_facts (project_id, stream_id, id) WHERE valid_to IS NULL;
CREATE TABLE model_changes (
  project_id uuid NOT NULL,
  stream_id  uuid NOT NULL,
  version    integer NOT NULL,
  at         timestamptz NOT NULL,
  actor      text NOT NULL,
  summary    text NOT NULL,
  added      integer NOT NULL,
  changed    integer NOT NULL,
  removed    integer NOT NULL,
  PRIMARY KEY (project_id, stream_id, version),
  FOREIGN KEY (project_id, stream_id) REFERENCES model_streams (project_id, id) ON DELETE CASCADE
);
`;

const SCHEMAS = `
CREATE TABLE schemas (
  project_id  uuid NOT NULL REFERENCES projects (id) ON DELETE CASCADE,
  id          uuid NOT NULL,
  version     integer NOT NULL,
  name        text NOT NULL,
  description text,
  content     text NOT NULL,
  PRIMARY KEY (project_id, id)
);
CREATE TABLE schema_versions (
  project_id   uuid NOT NULL REFERENCES projects (id) ON DELETE CASCADE,
  id           uuid NOT NULL,
  version      integer NOT NULL,
  name         text NOT NULL,
  description  text,
  content      text NOT NULL,
  main_version integer NOT NULL,
  actor        text NOT NULL,
  at           timestamptz NOT NULL,
  PRIMARY KEY (project_id, id, version)
);
`;

const SCENARIOS = `
CREATE TABLE scenarios (
  project_id uuid NOT NULL REFERENCES projects (id) ON DELETE CASCADE,
  id         uuid NOT NULL,
  version    integer NOT NULL,
  name       text NOT NULL,
  document   text NOT NULL,
  hash       text NOT NULL,
  origin     jsonb,
  PRIMARY KEY (project_id, id)
);
CREATE INDEX scenarios_in_name_order
  ON scenarios (project_id, lower(name COLLATE "C") COLLATE "C", name COLLATE "C", id);
CREATE TABLE scenario_versions (
  project_id uuid NOT NULL REFERENCES projects (id) ON DELETE CASCADE,
  id         uuid NOT NULL,
  version    integer NOT NULL,
  document   text NOT NULL,
  hash       text NOT NULL,
  actor      text NOT NULL,
  at         timestamptz NOT NULL,
  PRIMARY KEY (project_id, id, version)
);
`;
