import { codeOf } from "../platform/code-of.js";
import { cannotWork, isDatabaseAway } from "../platform/errors/database-failure.js";
import { StartRefusal } from "../platform/lifecycle/start-refusal.js";
import type { Log } from "../platform/logging/log.js";

/** Stops before anything listens, with what is wrong and how to mend it. */
export function refuseStart(log: Log, reasons: readonly string[]): never {
  for (const reason of reasons) {
    log.error({ refusal: true }, reason);
  }
  process.exit(1);
}

/** Stops for what went wrong while it started. */
export function refuseFailedStart(log: Log, thrown: unknown): never {
  if (thrown instanceof StartRefusal) {
    refuseStart(log, [thrown.message]);
  }
  // The sentence first: whoever looks at the log reads it before the stack.
  log.error({ refusal: true }, startFailure(thrown));
  log.error({ err: thrown }, "the service could not start");
  process.exit(1);
}

/** SQLSTATEs of a database that is not there or lets this user not in, and of a right that the user does not have. */
const DATABASE_REFUSES = /^(28...|3D000)$/;
const NOT_PERMITTED = "42501";
const NO_SUCH_ADDRESS = /^(EADDRNOTAVAIL|EAFNOSUPPORT)$/;

function messageOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : "it does not say why";
}

function startFailure(thrown: unknown): string {
  const code = codeOf(thrown);
  if (code === "EADDRINUSE") {
    return "The port is in use: stop what listens there or set ASPNETCORE_HTTP_PORTS.";
  }
  if (NO_SUCH_ADDRESS.test(code)) {
    return "Service__Bind names an address that this machine does not have: name one that it has, or 0.0.0.0 for all.";
  }
  if (cannotWork(code)) {
    return `The database cannot work now: ${messageOf(thrown)}. Its own log says more.`;
  }
  if (isDatabaseAway(thrown)) {
    return "The database cannot be reached: check ConnectionStrings__DefaultConnection and that PostgreSQL runs.";
  }
  if (DATABASE_REFUSES.test(code)) {
    return "The database cannot be reached: check name, user and password in ConnectionStrings__DefaultConnection, and that PostgreSQL lets this user in.";
  }
  if (code === NOT_PERMITTED) {
    return "The database does not let its user make the tables: give the user of ConnectionStrings__DefaultConnection the right to create in the schema public.";
  }
  if (thrown instanceof Error && /\b(SSL|certificate)\b/i.test(thrown.message)) {
    return "The database cannot be reached by the encryption that is asked for: check SSL Mode in ConnectionStrings__DefaultConnection, and the certificate of PostgreSQL.";
  }
  return "The service could not start; the next line says why.";
}
