import { codeOf } from "../code-of.js";

/** SQLSTATEs of a database that is away: connection, shutdown, too slow. */
const AWAY = /^(08...|57P0[1-5]|57014)$/;
/**
 * And of one that is there and cannot work: no disk, memory or slot left; a disk that fails; a standby, which takes no writes; a
 * transaction that it ended for others, as nodes that wait for each other do.
 */
const CANNOT_WORK = /^(53...|58000|58030|25006|40P01|40001)$/;
const UNREACHABLE_CODE = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EPIPE",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENETUNREACH",
]);
/** How the driver's and TypeORM's own words begin, for which they have no code. */
const UNREACHABLE_MESSAGES = [
  "Connection terminated",
  "timeout exceeded when trying to connect",
  "Client has encountered a connection error",
  "Client was closed and is not queryable",
  "Query read timeout",
  "Driver not Connected",
  // A transaction goes on after its connection broke between two statements.
  "Query runner already released",
  "Database connection provided by a query runner was already released",
  // A distributed database says so of a node that is gone, in the words of its own client, as an internal error.
  "server closed the connection unexpectedly",
  "could not receive data from server",
  "could not send data to server",
  "no connection to the server",
];

/** What such a failure is called that a thread met. */
export const DATABASE_AWAY = "The database is away";

/** Whether an SQLSTATE says that the database is there and cannot work now. */
export function cannotWork(code: string): boolean {
  return CANNOT_WORK.test(code);
}

/** Whether a failure is "the database is not there, or cannot work now", which passes by itself, and no fault of ours. */
export function isDatabaseAway(thrown: unknown): boolean {
  if (!(thrown instanceof Error)) {
    return false;
  }
  if ("driverError" in thrown && isDatabaseAway(thrown.driverError)) {
    return true;
  }
  if (thrown instanceof AggregateError && thrown.errors.some(isDatabaseAway)) {
    return true;
  }
  const code = codeOf(thrown);
  return (
    AWAY.test(code) ||
    cannotWork(code) ||
    UNREACHABLE_CODE.has(code) ||
    thrown.message === DATABASE_AWAY ||
    UNREACHABLE_MESSAGES.some((words) => thrown.message.startsWith(words))
  );
}
