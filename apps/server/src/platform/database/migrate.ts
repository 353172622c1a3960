import type { DataSource, QueryRunner } from "typeorm";
import type { DatabaseAddress } from "../configuration/connection-string.js";
import { ADVISORY_LOCKS } from "./advisory-locks.js";
import { migrationDataSource } from "./data-source.js";
import { type Tell, waitForOlder } from "./older-processes.js";
import { missingMigrations } from "./versions.js";

/**
 * Runs the migrations that are missing, each in its own transaction, one process at a time. Gives the names of those that
 * this process ran.
 */
export async function migrate(address: DatabaseAddress, tell: Tell): Promise<readonly string[]> {
  const dataSource = await migrationDataSource(address).initialize();
  try {
    return await migrateAlone(dataSource, tell);
  } finally {
    await dataSource.destroy();
  }
}

async function migrateAlone(dataSource: DataSource, tell: Tell): Promise<readonly string[]> {
  const runner = dataSource.createQueryRunner();
  try {
    await runner.query("SELECT pg_advisory_lock($1)", [ADVISORY_LOCKS.migration]);
    await waitForOlder(dataSource, await missingMigrations(dataSource), tell);
    const done = await dataSource.runMigrations({ transaction: "each" });
    return done.map(({ name }) => name);
  } finally {
    await unlock(runner);
    await runner.release();
  }
}

async function unlock(runner: QueryRunner): Promise<void> {
  if (!runner.isReleased) {
    await runner.query("SELECT pg_advisory_unlock($1)", [ADVISORY_LOCKS.migration]);
  }
}
