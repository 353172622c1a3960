import { codeOf } from "../code-of.js";

/** SQLSTATE classes and codes that say the database cannot be asked now: connection, shutdown, no slot left, too slow. */
const UNREACHABLE_STATE = /^(08...|57P0[1-3]|57014|53300)$/;
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
];

/** What such a failure is called that a thread met. */
export const DATABASE_AWAY = "The database is away";

/** Whether a failure is "the database is not there", which passes by itself, and no fault of ours. */
export function isDatabaseUnreachable(thrown: unknown): boolean {
  if (!(thrown instanceof Error)) {
    return false;
  }
  if ("driverError" in thrown && isDatabaseUnreachable(thrown.driverError)) {
    return true;
  }
  if (thrown instanceof AggregateError && thrown.errors.some(isDatabaseUnreachable)) {
    return true;
  }
  const code = codeOf(thrown);
  return (
    UNREACHABLE_STATE.test(code) ||
    UNREACHABLE_CODE.has(code) ||
    thrown.message === DATABASE_AWAY ||
    UNREACHABLE_MESSAGES.some((words) => thrown.message.startsWith(words))
  );
}
