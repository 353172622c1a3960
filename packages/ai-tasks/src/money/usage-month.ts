/** The calendar month of a moment in UTC. */
export interface UsageMonth {
  /** As `2026-11`. */
  readonly month: string;
  /** ISO 8601: its first moment, and that of the next. */
  readonly from: string;
  readonly until: string;
}

/** The month that a moment (ISO 8601 in UTC) is in. */
export function usageMonth(at: string): UsageMonth {
  const month = at.slice(0, "2026-11".length);
  const [year, number] = [Number(month.slice(0, 4)), Number(month.slice(5))];
  const next = number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, "0")}`;
  return { month, from: firstMoment(month), until: firstMoment(next) };
}

function firstMoment(month: string): string {
  return `${month}-01T00:00:00.000Z`;
}
