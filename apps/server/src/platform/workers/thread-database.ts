import { readConfiguration } from "../configuration/configuration.js";
import type { Transactions } from "../database/statements.js";
import { ThreadTransactions } from "./thread-transactions.js";

let transactions: Transactions | null = null;

/** The database as a thread sees it; its connection opens at the first job. */
export function threadDatabase(): Transactions {
  transactions ??= open();
  return transactions;
}

function open(): Transactions {
  const read = readConfiguration(process.env);
  if (!read.ok) {
    throw new Error(read.refusals.join(" "));
  }
  return new ThreadTransactions(read.configuration.database);
}
