import type { QueryRunner } from "typeorm";
import type { ServiceMigration } from "./service-migration.js";

/** How many scans of a day went with projects that were deleted: they count for the workspace all the same. */
export class ScanDays1796457600000 implements ServiceMigration {
  readonly name = "ScanDays1796457600000";
  /** The version before forgets scans with their project, as it always did. */
  readonly olderMayServe = true;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE scan_days (
        workspace_id uuid NOT NULL REFERENCES workspaces (id) ON DELETE CASCADE,
        day          date NOT NULL,
        scans        integer NOT NULL,
        PRIMARY KEY (workspace_id, day)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP TABLE scan_days");
  }
}
