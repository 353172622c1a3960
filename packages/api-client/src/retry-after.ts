/**
 * Seconds that an answer asks to wait; null where it does not say, or says what cannot be read. A date counts from the
 * `Date` of the same answer: the clock here may be another.
 */
export function retryAfterSeconds(headers: Headers): number | null {
  const text = headers.get("retry-after")?.trim() ?? "";
  if (/^\d+$/.test(text)) {
    return Number(text);
  }
  const wait = Date.parse(text) - Date.parse(headers.get("date") ?? "");
  return Number.isNaN(wait) ? null : Math.max(0, Math.ceil(wait / 1_000));
}
