import { DataSource } from "typeorm";
import {
  type DatabaseAddress,
  readConnectionString,
} from "../../src/platform/configuration/connection-string.js";
import { dataSourceOptions } from "../../src/platform/database/data-source.js";
import { migrate } from "../../src/platform/database/migrate.js";
import { MIGRATIONS } from "../../src/platform/database/migrations/index.js";
import { createEmptyDatabase } from "./test-server.js";

type Migration = (typeof MIGRATIONS)[number];

/** Creates a database as it was before a migration; gives its connection string. */
export async function createDatabaseBefore(migration: Migration): Promise<string> {
  const connectionString = await createEmptyDatabase();
  const options = dataSourceOptions(addressOf(connectionString), { connections: 1, entities: [] });
  const migrations = MIGRATIONS.slice(0, MIGRATIONS.indexOf(migration));
  const database = await new DataSource({ ...options, migrations }).initialize();
  await database.runMigrations({ transaction: "each" });
  await database.destroy();
  return connectionString;
}

/** Takes a migration of a database back, and those after it. */
export async function takeBack(connectionString: string, migration: Migration): Promise<void> {
  const options = dataSourceOptions(addressOf(connectionString), { connections: 1, entities: [] });
  const database = await new DataSource({ ...options, migrations: [...MIGRATIONS] }).initialize();
  for (let index = MIGRATIONS.length; index > MIGRATIONS.indexOf(migration); index -= 1) {
    await database.undoLastMigration({ transaction: "each" });
  }
  await database.destroy();
}

/** Brings it up to date, as a start does. */
export async function bringUpToDate(connectionString: string): Promise<void> {
  await migrate(addressOf(connectionString), () => undefined);
}

function addressOf(connectionString: string): DatabaseAddress {
  const read = readConnectionString(connectionString);
  if (!read.ok) {
    throw new Error(read.wrong);
  }
  return read.value;
}
