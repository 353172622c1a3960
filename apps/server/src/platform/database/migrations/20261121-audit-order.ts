import type { QueryRunner } from "typeorm";
import type { ServiceMigration } from "./service-migration.js";

/** Entries of one transaction have one moment; a number keeps them in the order they were written. */
export class AuditOrder1795231800000 implements ServiceMigration {
  readonly name = "AuditOrder1795231800000";
  readonly olderMayServe = true;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(ORDER);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP INDEX audit_entries_newest_first; ALTER TABLE audit_entries DROP COLUMN number");
  }
}

const ORDER = `
ALTER TABLE audit_entries ADD COLUMN number bigint GENERATED ALWAYS AS IDENTITY;
DROP INDEX audit_entries_by_workspace;
CREATE INDEX audit_entries_newest_first ON audit_entries (workspace_id, at DESC, number DESC);
`;
