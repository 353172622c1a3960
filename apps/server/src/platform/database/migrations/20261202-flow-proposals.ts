import type { QueryRunner } from "typeorm";
import type { ServiceMigration } from "./service-migration.js";
import { makeTableOfProjects, type TableOfProjects } from "./table-of-projects.js";

/** Flow proposals, by AI and by agents. */
export class FlowProposals1796198400000 implements ServiceMigration {
  readonly name = "FlowProposals1796198400000";
  /** The version before knows nothing of the table; what it deletes takes its rows along. */
  readonly olderMayServe = true;

  async up(runner: QueryRunner): Promise<void> {
    await makeTableOfProjects(runner, PROPOSALS);
    await runner.query("ALTER TABLE project_stamps ADD COLUMN proposals bigint NOT NULL DEFAULT 0");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE project_stamps DROP COLUMN proposals");
    await runner.query("DROP TABLE flow_proposals");
  }
}

const PROPOSALS: TableOfProjects = {
  name: "flow_proposals",
  columns: `
    project_id uuid NOT NULL,
    id         uuid NOT NULL,
    number     bigint NOT NULL,
    status     text NOT NULL,
    submitted  boolean NOT NULL,
    head       json NOT NULL,
    flow       json NOT NULL,
    PRIMARY KEY (project_id, id)`,
  indexes: [
    "CREATE UNIQUE INDEX flow_proposals_in_order ON flow_proposals (project_id, number)",
    "CREATE INDEX flow_proposals_by_status ON flow_proposals (project_id, status, number DESC)",
  ],
};
