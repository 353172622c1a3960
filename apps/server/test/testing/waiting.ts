import { setTimeout as pause } from "node:timers/promises";
import type pg from "pg";
import { isSpread } from "./databases.js";

const LOOK_EVERY_MS = 20;

/** More than any test has. */
const MOST_MS = 3_600_000;

/** Waits until something holds, however long: the time of the test ends it first. */
export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  const end = performance.now() + MOST_MS;
  while (!(await holds())) {
    if (performance.now() > end) {
      throw new Error("It has not come to hold within an hour");
    }
    await pause(LOOK_EVERY_MS);
  }
}

/** Waits until the log of a service says that it gave an answer (none of a probe that is well, nor of a file), and so all that it said before. */
export function untilLogged(
  service: { readonly log: readonly Readonly<Record<string, unknown>>[] },
  { headers }: { readonly headers: Readonly<Record<string, string>> },
): Promise<void> {
  const ofIt = { message: "request", requestId: headers["x-request-id"] };
  return until(() =>
    service.log.some(({ message, requestId }) => message === ofIt.message && requestId === ofIt.requestId),
  );
}

const WAITING = `SELECT 1 FROM pg_stat_activity
  WHERE datname = current_database() AND application_name LIKE 'plumbline%' AND wait_event_type = 'Lock'`;

/** Where the tables are spread, the session on another node waits in the name of the service's. */
const WAITING_ON_NODES = "SELECT DISTINCT waiting_gpid FROM citus_lock_waits";

/** Whether so many statements of the service wait for a lock in the database. */
export async function areWaitingForLocks(database: pg.Pool, count = 1): Promise<boolean> {
  const waiting = isSpread() ? WAITING_ON_NODES : WAITING;
  return (await database.query(waiting)).rows.length >= count;
}

const UNDER_WAY = `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()
  AND application_name LIKE 'plumbline%' AND xact_start IS NOT NULL`;

/** What commits on several nodes is through on one before it is on another. */
const UNDER_WAY_ON_NODES = `SELECT 1 FROM citus_stat_activity WHERE datname = current_database()
  AND global_pid <> citus_backend_gpid() AND application_name ~ '^(plumbline|citus_internal)' AND xact_start IS NOT NULL`;

/** Waits until what the service had begun in the database is over, also for somebody who is gone. */
export function untilQuiet(database: pg.Pool): Promise<void> {
  const underWay = isSpread() ? UNDER_WAY_ON_NODES : UNDER_WAY;
  return until(async () => (await database.query(underWay)).rows.length === 0);
}
