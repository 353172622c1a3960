import type { MigrationInterface } from "typeorm";

/** A step of the tables, which says what it means for processes that were started before it. */
export interface ServiceMigration extends MigrationInterface {
  /** The name of its class, which ends in a moment in milliseconds: the order in which they run. */
  readonly name: string;
  /**
   * Whether a process of the version before may go on serving beside it. One that would fail, or write what those of
   * this version read wrongly, may not: the migration waits until all of them have ended.
   */
  readonly olderMayServe: boolean;
}
