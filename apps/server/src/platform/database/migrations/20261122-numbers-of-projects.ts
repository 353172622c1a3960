import type { QueryRunner } from "typeorm";
import type { ServiceMigration } from "./service-migration.js";

/**
 * Each project counts what is made in it, in place of sequences: those are of one node, and a project may be on any. This
 * and the three that follow lock one table each, so that none waits in a circle with requests.
 */
export class NumbersOfProjects1795337400000 implements ServiceMigration {
  readonly name = "NumbersOfProjects1795337400000";
  readonly olderMayServe = true;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE projects ADD COLUMN last_number bigint NOT NULL DEFAULT 0");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE projects DROP COLUMN last_number");
  }
}
