import type { DataSource } from "typeorm";
import { StartRefusal } from "../lifecycle/start-refusal.js";
import { MIGRATIONS } from "./migrations/index.js";
import type { ServiceMigration } from "./migrations/service-migration.js";

const KNOWN: readonly ServiceMigration[] = MIGRATIONS.map((Migration) => new Migration());

/** The migrations that the database has not seen, in their order. */
export async function missingMigrations(dataSource: DataSource): Promise<readonly ServiceMigration[]> {
  const done = new Set(await migrationsDone(dataSource));
  return KNOWN.filter(({ name }) => !done.has(name));
}

/** Throws a `StartRefusal` where the tables were made by a program that knows more than this one. */
export async function refuseNewerTables(dataSource: DataSource): Promise<void> {
  const known = new Set(KNOWN.map(({ name }) => name));
  const newer = (await migrationsDone(dataSource)).filter((name) => !known.has(name));
  if (newer.length > 0) {
    throw new StartRefusal(
      `The database is ahead of this version of the service: ${newer.join(", ")}. Start the version that made its tables, or restore the backup from before.`,
    );
  }
}

/** Throws a `StartRefusal` where the tables are not those that this program needs. */
export async function refuseOlderTables(dataSource: DataSource): Promise<void> {
  const missing = await missingMigrations(dataSource);
  if (missing.length > 0) {
    throw new StartRefusal(
      `The database is behind: ${missing.map(({ name }) => name).join(", ")}. Set Database__MigrateOnStartup to true, or migrate it first.`,
    );
  }
}

async function migrationsDone(dataSource: DataSource): Promise<readonly string[]> {
  const [{ there } = { there: null }] = await dataSource.query<{ there: string | null }[]>(
    "SELECT to_regclass('schema_migrations')::text AS there",
  );
  if (there === null) {
    return [];
  }
  const rows = await dataSource.query<{ name: string }[]>("SELECT name FROM schema_migrations ORDER BY id");
  return rows.map(({ name }) => name);
}
