import { setTimeout as pause } from "node:timers/promises";
import type pg from "pg";
import { isSpread } from "./databases.js";

const LOOK_EVERY_MS = 20;

/** Waits until something holds, however long: the time of the test ends it. */
export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) {
    await pause(LOOK_EVERY_MS);
  }
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
