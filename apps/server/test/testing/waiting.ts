import { setTimeout as pause } from "node:timers/promises";
import type pg from "pg";

const LOOK_EVERY_MS = 20;

/** Waits until something holds, however long: the time of the test ends it. */
export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) {
    await pause(LOOK_EVERY_MS);
  }
}

const WAITING = `SELECT 1 FROM pg_stat_activity
  WHERE datname = current_database() AND application_name LIKE 'plumbline%' AND wait_event_type = 'Lock'`;

/** Whether so many statements of the service wait for a lock in the database. */
export async function areWaitingForLocks(database: pg.Pool, count = 1): Promise<boolean> {
  return (await database.query(WAITING)).rows.length >= count;
}
