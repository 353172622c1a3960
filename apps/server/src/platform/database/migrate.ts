import type { DataSource, QueryRunner } from "typeorm";
import type { DatabaseAddress } from "../configuration/connection-string.js";
import { ADVISORY_LOCKS } from "./advisory-locks.js";
import { migrationDataSource } from "./data-source.js";

/** Runs the migrations that are missing, each in its own transaction, one process at a time. */
export async function migrate(address: DatabaseAddress): Promise<void> {
  const dataSource = await migrationDataSource(address).initialize();
  try {
    await migrateAlone(dataSource);
  } finally {
    await dataSource.destroy();
  }
}

async function migrateAlone(dataSource: DataSource): Promise<void> {
  const runner = dataSource.createQueryRunner();
  try {
    await runner.query("SELECT pg_advisory_lock($1)", [ADVISORY_LOCKS.migration]);
    await dataSource.runMigrations({ transaction: "each" });
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

/** Names of the migrations that the database has not seen. */
export async function missingMigrations(dataSource: DataSource): Promise<readonly string[]> {
  const [{ there } = { there: null }] = await dataSource.query<{ there: string | null }[]>(
    "SELECT to_regclass('schema_migrations')::text AS there",
  );
  const done =
    there === null ? [] : await dataSource.query<{ name: string }[]>("SELECT name FROM schema_migrations");
  const names = new Set(done.map((row) => row.name));
  return dataSource.migrations.map((migration) => migration.name ?? "").filter((name) => !names.has(name));
}
