import { readConfiguration } from "../configuration/configuration.js";
import type { TransactionsOfThread } from "../database/statements.js";
import { ThreadTransactions } from "./thread-transactions.js";

let transactions: TransactionsOfThread | null = null;

/** The database as a thread sees it; its connection opens at the first job. */
export function threadDatabase(): TransactionsOfThread {
  transactions ??= open();
  return transactions;
}

function open(): TransactionsOfThread {
  const read = readConfiguration(process.env);
  if (!read.ok) {
    throw new Error(read.refusals.join(" "));
  }
  return new ThreadTransactions(read.configuration.database);
}
