import { readConfiguration } from "../configuration/configuration.js";
import type { Transactions } from "../database/statements.js";
import { ApiError } from "../errors/api-error.js";
import { carriedError } from "../errors/carried-error.js";
import { DATABASE_AWAY, isDatabaseUnreachable } from "../errors/database-failure.js";
import { ThreadTransactions } from "./thread-transactions.js";

let transactions: Transactions | null = null;

/** Runs a job on the thread's database; "the database is away" and answers are still recognised on the main thread. */
export async function withWorkerDatabase<Value>(
  work: (transactions: Transactions) => Promise<Value>,
): Promise<Value> {
  transactions ??= open();
  try {
    return await work(transactions);
  } catch (thrown) {
    if (thrown instanceof ApiError) throw carriedError(thrown);
    // An error that crosses threads keeps its message alone.
    throw isDatabaseUnreachable(thrown) ? new Error(DATABASE_AWAY) : thrown;
  }
}

function open(): Transactions {
  const read = readConfiguration(process.env);
  if (!read.ok) throw new Error(read.refusals.join(" "));
  return new ThreadTransactions(read.configuration.database);
}
