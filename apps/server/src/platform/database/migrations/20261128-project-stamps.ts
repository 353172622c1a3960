import type { QueryRunner } from "typeorm";
import type { ServiceMigration } from "./service-migration.js";

/** How often each part of a project was written to, so that a client asks for one small row and not for all it shows. */
export class ProjectStamps1795834800000 implements ServiceMigration {
  readonly name = "ProjectStamps1795834800000";
  /** The version before writes and counts nothing: clients would go on showing what was there before. */
  readonly olderMayServe = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(STAMPS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP TABLE project_stamps");
  }
}

/** A project without a row was not written to since. */
const STAMPS = `
CREATE TABLE project_stamps (
  project_id uuid PRIMARY KEY REFERENCES projects (id) ON DELETE CASCADE,
  project    bigint NOT NULL DEFAULT 0,
  schemas    bigint NOT NULL DEFAULT 0,
  scenarios  bigint NOT NULL DEFAULT 0,
  stress     bigint NOT NULL DEFAULT 0,
  promises   bigint NOT NULL DEFAULT 0,
  review     bigint NOT NULL DEFAULT 0,
  decisions  bigint NOT NULL DEFAULT 0,
  questions  bigint NOT NULL DEFAULT 0,
  branches   bigint NOT NULL DEFAULT 0,
  revisions  bigint NOT NULL DEFAULT 0,
  views      bigint NOT NULL DEFAULT 0
);
`;
