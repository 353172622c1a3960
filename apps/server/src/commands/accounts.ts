import "reflect-metadata";
import { refuseNewerTables, refuseOlderTables } from "../platform/database/versions.js";
import { Log } from "../platform/logging/log.js";
import { AccountsOfOperator } from "./accounts-of-operator.js";
import type { AccountsCommand } from "./read-command.js";
import { readEnvironment } from "./read-environment.js";
import { refuseFailedStart, refuseStart } from "./refuse.js";
import { withDatabase } from "./with-database.js";

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
    return await withDatabase(read, async (unitOfWork, dataSource) => {
      // With the tables of this version alone: nothing is migrated here, and nothing guessed.
      await refuseNewerTables(dataSource);
      await refuseOlderTables(dataSource);
      const { text, isDone } = await new AccountsOfOperator(unitOfWork).run(command);
      (isDone ? process.stdout : process.stderr).write(`${text}\n`);
      return isDone ? 0 : 1;
    });
  } catch (thrown) {
    return refuseFailedStart(log, thrown);
  }
}
