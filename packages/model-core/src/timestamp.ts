const TIMESTAMP =
  /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9})\d{0,20})?)?(Z|[+-]\d{2}:?\d{2})?$/;

/**
 * An ISO 8601 date with a time, as UTC with milliseconds and `Z`; null when the text is none. Without an
 * offset the time is UTC. Digits after the milliseconds fall away.
 */
export function parseTimestamp(text: string): string | null {
  const parts = TIMESTAMP.exec(text);
  if (parts === null) {
    return null;
  }
  const [year, month, day, hour, minute, second] = [1, 2, 3, 4, 5, 6].map((part) => Number(parts[part] ?? 0));
  const milliseconds = Number((parts[7] ?? "").padEnd(3, "0").slice(0, 3));
  const offset = offsetMinutes(parts[8] ?? "Z");
  const date = new Date(0);
  date.setUTCFullYear(year ?? 0, (month ?? 0) - 1, day);
  date.setUTCHours(hour ?? 0, minute, second, milliseconds);
  const spelled = `${parts[1]}-${parts[2]}-${parts[3]}T${parts[4]}:${parts[5]}:${parts[6] ?? "00"}`;
  if (offset === null || !date.toISOString().startsWith(spelled)) {
    return null;
  }
  const utc = new Date(date.getTime() - offset * 60_000).toISOString();
  return /^\d/.test(utc) ? utc : null;
}

/** Minutes that a zone is ahead of UTC; null when there is no such zone. */
function offsetMinutes(zone: string): number | null {
  if (zone === "Z") {
    return 0;
  }
  const hours = Number(zone.slice(1, 3));
  const minutes = Number(zone.slice(-2));
  const sign = zone.startsWith("-") ? -1 : 1;
  return hours > 23 || minutes > 59 ? null : sign * (hours * 60 + minutes);
}
