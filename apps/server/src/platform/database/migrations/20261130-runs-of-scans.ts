import type { QueryRunner } from "typeorm";
import type { ServiceMigration } from "./service-migration.js";

/** Runs of promises name the scan that they read. */
export class RunsOfScans1795939200000 implements ServiceMigration {
  readonly name = "RunsOfScans1795939200000";
  /** The version before runs no check on a scan. */
  readonly olderMayServe = true;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE promise_runs ADD COLUMN scan_id uuid");
    await runner.query(
      "CREATE INDEX promise_runs_of_scans ON promise_runs (project_id, scan_id) WHERE scan_id IS NOT NULL",
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP INDEX promise_runs_of_scans");
    await runner.query("ALTER TABLE promise_runs DROP COLUMN scan_id");
  }
}
