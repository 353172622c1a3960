import type { QueryRunner } from "typeorm";
import type { ServiceMigration } from "./service-migration.js";

/** Evidence names the files that source rested on where it was seen last. */
export class GroundsOfLinks1796716800000 implements ServiceMigration {
  readonly name = "GroundsOfLinks1796716800000";
  /** The version before notes none: the next scan of this one does. */
  readonly olderMayServe = true;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      "ALTER TABLE source_evidence_links ADD COLUMN last_grounds json NOT NULL DEFAULT '[]'",
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE source_evidence_links DROP COLUMN last_grounds");
  }
}
