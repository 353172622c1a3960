import type { QueryRunner } from "typeorm";
import type { ServiceMigration } from "./service-migration.js";

/** The price lists of workspaces, the cost sheets of projects, and their count in the stamp. */
export class Prices1796025600000 implements ServiceMigration {
  readonly name = "Prices1796025600000";
  /** The version before knows nothing of the tables; what it deletes takes their rows along. */
  readonly olderMayServe = true;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(PRICES);
    await runner.query(COST_SHEETS);
    await runner.query("ALTER TABLE project_stamps ADD COLUMN costs bigint NOT NULL DEFAULT 0");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE project_stamps DROP COLUMN costs");
    await runner.query("DROP TABLE cost_sheets");
    await runner.query("DROP TABLE prices");
  }
}

// Amounts are text: what is exact stays as it was written, and nothing computes with it in here.
const PRICES = `
CREATE TABLE prices (
  workspace_id   uuid NOT NULL REFERENCES workspaces (id) ON DELETE CASCADE,
  id             uuid NOT NULL,
  source         text NOT NULL,
  provider       text COLLATE "C" NOT NULL,
  region         text,
  sku            text COLLATE "C" NOT NULL,
  description    text,
  unit           text NOT NULL,
  unit_price     text,
  currency       text NOT NULL,
  effective_date text COLLATE "C" NOT NULL,
  entered_at     timestamptz NOT NULL,
  entered_by     text NOT NULL,
  meter_id       text,
  bytes          integer NOT NULL,
  PRIMARY KEY (workspace_id, id)
);
CREATE INDEX prices_in_order ON prices (workspace_id, provider, sku, effective_date, id);
`;

const COST_SHEETS = `
CREATE TABLE cost_sheets (
  project_id uuid NOT NULL REFERENCES projects (id) ON DELETE CASCADE,
  id         uuid NOT NULL,
  name       text NOT NULL,
  lines      json NOT NULL,
  bytes      integer NOT NULL,
  created_by text NOT NULL,
  created_at timestamptz NOT NULL,
  changed_by text NOT NULL,
  changed_at timestamptz NOT NULL,
  PRIMARY KEY (project_id, id)
);
CREATE INDEX cost_sheets_in_name_order
    ON cost_sheets (project_id, lower(name COLLATE "C") COLLATE "C", name COLLATE "C", id);
`;
