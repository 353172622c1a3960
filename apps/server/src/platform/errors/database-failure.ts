/** SQLSTATE classes and codes that say the database cannot be asked now: connection, shutdown, no slot left. */
const UNREACHABLE_STATE = /^(08...|57P0[1-3]|53300)$/;
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
/** The driver's own words, for which it has no code. */
const UNREACHABLE_MESSAGE =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Query read timeout|Driver not Connected)/;

/** Whether a failure is "the database is not there", which passes by itself, and no fault of ours. */
export function isDatabaseUnreachable(thrown: unknown): boolean {
  if (!(thrown instanceof Error)) return false;
  if ("driverError" in thrown && isDatabaseUnreachable(thrown.driverError)) return true;
  if (thrown instanceof AggregateError && thrown.errors.some(isDatabaseUnreachable)) return true;
  const code = "code" in thrown ? String(thrown.code) : "";
  return (
    UNREACHABLE_STATE.test(code) || UNREACHABLE_CODE.has(code) || UNREACHABLE_MESSAGE.test(thrown.message)
  );
}
