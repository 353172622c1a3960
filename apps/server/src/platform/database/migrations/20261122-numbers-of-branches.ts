import type { MigrationInterface, QueryRunner } from "typeorm";

/** Branches keep the numbers they have; a new one has to bring that of its project. */
export class NumbersOfBranches1795337490000 implements MigrationInterface {
  readonly name = "NumbersOfBranches1795337490000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE branches ALTER COLUMN number DROP IDENTITY");
  }

  async down(): Promise<void> {
    throw new Error("The sequence of the numbers is gone: restore the backup instead");
  }
}
