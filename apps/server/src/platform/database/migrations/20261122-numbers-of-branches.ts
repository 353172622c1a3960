import type { QueryRunner } from "typeorm";
import type { ServiceMigration } from "./service-migration.js";

/** Branches keep the numbers they have; a new one has to bring that of its project. */
export class NumbersOfBranches1795337490000 implements ServiceMigration {
  readonly name = "NumbersOfBranches1795337490000";
  /** The version before brings no number. */
  readonly olderMayServe = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE branches ALTER COLUMN number DROP IDENTITY");
  }

  async down(): Promise<void> {
    throw new Error("The sequence of the numbers is gone: restore the backup instead");
  }
}
