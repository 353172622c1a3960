import { prepared } from "../database/prepared.js";
import type { Reader } from "../database/statements.js";
import { WINDOW_SECONDS } from "./rate-limits.js";

const WINDOW_MS = WINDOW_SECONDS * 1000;

/**
 * The clock of the database: those of processes may differ, and libraries count by them. As it is once the row is held:
 * to a request that began before the window and waited for it, the window would seem to be of a clock that was ahead.
 */
const NOW_MS = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint";

/** One that ends later than a new one would is of a clock that was ahead. */
const IS_OVER = `(r.expire <= ${NOW_MS} OR r.expire > ${NOW_MS} + ${WINDOW_MS})`;

/** A client's window after a request. */
export interface Window {
  /** Requests in it, this one included; no more are counted than one over the limit. */
  readonly requests: number;
  readonly restMs: number;
}

/** Counts a request in one statement, so that none is lost between replicas. */
export async function countRequest(reader: Reader, key: string, limit: number): Promise<Window> {
  const [window] = await reader.query<Window[]>(COUNT, [key, limit]);
  return window ?? { requests: 0, restMs: 0 };
}

export async function forgetOldWindows(reader: Reader): Promise<void> {
  await reader.query(`DELETE FROM rate_limits r WHERE ${IS_OVER}`);
}

/** A count is no answer that has to last: a crash forgets the newest, and no request waits for the disk. */
const COUNT = prepared(`
  WITH quick AS (SELECT set_config('synchronous_commit', 'off', true)), counted AS (
    INSERT INTO rate_limits AS r (key, points, expire) VALUES ($1, 1, ${NOW_MS} + ${WINDOW_MS})
    ON CONFLICT (key) DO UPDATE
      SET points = CASE WHEN ${IS_OVER} THEN 1 ELSE LEAST(r.points, $2::integer) + 1 END,
          expire = CASE WHEN ${IS_OVER} THEN ${NOW_MS} + ${WINDOW_MS} ELSE r.expire END
    RETURNING points, expire)
  SELECT points AS requests, (expire - ${NOW_MS})::float8 AS "restMs" FROM counted, quick`);
