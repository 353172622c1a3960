import type pg from "pg";

/** Gives every window of a limit whose key is like this a minute again, with what was asked in it; how many there are. */
export async function renewRates(database: pg.Pool, keys: string): Promise<number> {
  const { rowCount } = await database.query(
    "UPDATE rate_limits SET expire = (extract(epoch FROM clock_timestamp()) * 1000)::bigint + 59000 WHERE key LIKE $1",
    [keys],
  );
  return rowCount ?? 0;
}
