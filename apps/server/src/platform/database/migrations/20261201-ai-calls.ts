import type { QueryRunner } from "typeorm";
import type { ServiceMigration } from "./service-migration.js";

/** The calls to providers of AI, with what they cost. */
export class AiCalls1796112000000 implements ServiceMigration {
  readonly name = "AiCalls1796112000000";
  /** The version before knows nothing of the table; a project that it deletes leaves the ID in the rows of its calls. */
  readonly olderMayServe = true;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(CALLS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP TABLE ai_calls");
  }
}

// Money that was spent stays spent when its project goes. A wrong count of tokens by a vendor must fit too.
const CALLS = `
CREATE TABLE ai_calls (
  workspace_id   uuid NOT NULL REFERENCES workspaces (id) ON DELETE CASCADE,
  id             uuid NOT NULL,
  project_id     uuid,
  task           text NOT NULL,
  provider_id    uuid NOT NULL,
  provider_kind  text NOT NULL,
  model          text NOT NULL,
  model_reported text,
  attempt        integer NOT NULL,
  started_at     timestamptz NOT NULL,
  over_at        timestamptz NOT NULL,
  duration_ms    integer,
  input_tokens   bigint,
  cached_tokens  bigint,
  output_tokens  bigint,
  cost_usd       numeric(30, 6) NOT NULL,
  price_source   text NOT NULL,
  state          text NOT NULL,
  outcome        text,
  warnings       json NOT NULL,
  requested_by   text NOT NULL,
  PRIMARY KEY (workspace_id, id)
);
CREATE INDEX ai_calls_in_order ON ai_calls (workspace_id, started_at, id);
CREATE INDEX ai_calls_of_projects ON ai_calls (project_id);
`;
