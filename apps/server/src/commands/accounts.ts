import "reflect-metadata";
import type { DataSource } from "typeorm";
import { makeDataSource } from "../platform/database/data-source.js";
import { UnitOfWork } from "../platform/database/unit-of-work.js";
import { refuseNewerTables, refuseOlderTables } from "../platform/database/versions.js";
import { Log } from "../platform/logging/log.js";
import { AccountsOfOperator } from "./accounts-of-operator.js";
import type { AccountsCommand } from "./read-command.js";
import { type ReadEnvironment, readEnvironment } from "./read-environment.js";
import { refuseFailedStart, refuseStart } from "./refuse.js";

/**
 * `accounts …`: what the operator does with accounts, beside a service that runs or without one
 * (docs/reference/running.md#commands). Gives the exit code.
 */
export async function accounts(env: NodeJS.ProcessEnv, command: AccountsCommand): Promise<number> {
  const log = new Log();
  const read = readEnvironment(env);
  if (!read.ok) {
    return refuseStart(log, read.refusals);
  }
  try {
    return await withTables(read, async (unitOfWork) => {
      const { text, isDone } = await new AccountsOfOperator(unitOfWork).run(command);
      (isDone ? process.stdout : process.stderr).write(`${text}\n`);
      return isDone ? 0 : 1;
    });
  } catch (thrown) {
    return refuseFailedStart(log, thrown);
  }
}

/** With the tables of this version alone: nothing is migrated here, and nothing guessed. */
async function withTables<Value>(
  { configuration }: ReadEnvironment & { ok: true },
  work: (unitOfWork: UnitOfWork) => Promise<Value>,
): Promise<Value> {
  const pool = { connections: 1, entities: [] };
  const dataSource: DataSource = await makeDataSource(configuration.database, pool).initialize();
  try {
    await refuseNewerTables(dataSource);
    await refuseOlderTables(dataSource);
    return await work(new UnitOfWork(dataSource));
  } finally {
    await dataSource.destroy();
  }
}
