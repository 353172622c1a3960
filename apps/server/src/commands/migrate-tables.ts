import "reflect-metadata";
import type { DataSource } from "typeorm";
import { migrate } from "../platform/database/migrate.js";
import type { ServiceMigration } from "../platform/database/migrations/service-migration.js";
import { refuseSharedServers } from "../platform/database/pooler.js";
import { missingMigrations, refuseNewerTables } from "../platform/database/versions.js";
import { Log } from "../platform/logging/log.js";
import { readEnvironment } from "./read-environment.js";
import { refuseFailedStart, refuseStart } from "./refuse.js";
import { withDatabase } from "./with-database.js";

/**
 * `migrate`: the tables as this version needs them, before a service starts on them, or only what is missing of them
 * (docs/reference/running.md#commands). Gives the exit code.
 */
export async function migrateTables(
  env: NodeJS.ProcessEnv,
  { isCheck }: { readonly isCheck: boolean },
): Promise<number> {
  const log = new Log();
  const read = readEnvironment(env);
  if (!read.ok) {
    return refuseStart(log, read.refusals);
  }
  try {
    const missing = await withDatabase(read, (_unitOfWork, dataSource) => missingIn(dataSource));
    if (isCheck) {
      process.stdout.write(told(missing));
      return missing.length === 0 ? 0 : 1;
    }
    const done = await migrate(read.configuration.database, (sentence) => log.warn({}, sentence));
    process.stdout.write(`${done.map((name) => `  ${name}\n`).join("")}The tables are up to date.\n`);
    return 0;
  } catch (thrown) {
    return refuseFailedStart(log, thrown);
  }
}

async function missingIn(dataSource: DataSource): Promise<readonly ServiceMigration[]> {
  await refuseSharedServers(dataSource);
  await refuseNewerTables(dataSource);
  return missingMigrations(dataSource);
}

function told(missing: readonly ServiceMigration[]): string {
  const lines = missing.map(({ name, olderMayServe }) => `  ${name}${olderMayServe ? "" : ALONE}\n`);
  return missing.length === 0 ? "The tables are up to date.\n" : `Missing:\n${lines.join("")}`;
}

const ALONE = " (processes of the version before have to end first)";
