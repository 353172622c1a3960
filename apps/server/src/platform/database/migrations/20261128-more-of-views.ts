import type { QueryRunner } from "typeorm";
import type { ServiceMigration } from "./service-migration.js";

/** What a view says beyond what every view does: what it opens, looks at, filters, and which state it is of. */
export class MoreOfViews1795849200000 implements ServiceMigration {
  readonly name = "MoreOfViews1795849200000";
  /** The version before replaces a view and leaves there what it does not know of. */
  readonly olderMayServe = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE views ADD COLUMN more json NOT NULL DEFAULT '{}'");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE views DROP COLUMN more");
  }
}
