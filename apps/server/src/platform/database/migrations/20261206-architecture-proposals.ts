import type { QueryRunner } from "typeorm";
import type { ServiceMigration } from "./service-migration.js";
import { makeTableOfProjects, type TableOfProjects } from "./table-of-projects.js";

/** Architecture proposals and critiques, by AI and by agents. */
export class ArchitectureProposals1796544000000 implements ServiceMigration {
  readonly name = "ArchitectureProposals1796544000000";
  /** The version before knows nothing of the tables; what it deletes takes their rows along. */
  readonly olderMayServe = true;

  async up(runner: QueryRunner): Promise<void> {
    await makeTableOfProjects(runner, PROPOSALS);
    await makeTableOfProjects(runner, CRITIQUES);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP TABLE critiques");
    await runner.query("DROP TABLE architecture_proposals");
  }
}

const PROPOSALS: TableOfProjects = {
  name: "architecture_proposals",
  columns: `
    project_id uuid NOT NULL,
    id         uuid NOT NULL,
    number     bigint NOT NULL,
    status     text NOT NULL,
    submitted  boolean NOT NULL,
    head       json NOT NULL,
    items      json NOT NULL,
    PRIMARY KEY (project_id, id)`,
  indexes: [
    "CREATE UNIQUE INDEX architecture_proposals_in_order ON architecture_proposals (project_id, number)",
    "CREATE INDEX architecture_proposals_by_status ON architecture_proposals (project_id, status, number DESC)",
  ],
};

const CRITIQUES: TableOfProjects = {
  name: "critiques",
  columns: `
    project_id uuid NOT NULL,
    id         uuid NOT NULL,
    number     bigint NOT NULL,
    body       json NOT NULL,
    PRIMARY KEY (project_id, id)`,
  indexes: ["CREATE UNIQUE INDEX critiques_in_order ON critiques (project_id, number)"],
};
