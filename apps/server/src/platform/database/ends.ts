/** Seconds by which what others write meanwhile may seem to be ahead. */
const MEANWHILE_SECONDS = 60;

/**
 * SQL: whether an end is still to come. One that is later than the longest from now was set while the clock of the
 * database was ahead, and is over. A statement looks at the clock before it sees rows, and before it waits for locks:
 * what another one sets in between is later than that, and to come.
 */
export function isToCome(
  end: string,
  longest: Readonly<Partial<Record<"mins" | "hours" | "days", number>>>,
): string {
  const parts = Object.entries({ ...longest, secs: MEANWHILE_SECONDS });
  const latest = `make_interval(${parts.map(([unit, count]) => `${unit} => ${count}`).join(", ")})`;
  return `(${end} > statement_timestamp() AND ${end} <= statement_timestamp() + ${latest})`;
}
