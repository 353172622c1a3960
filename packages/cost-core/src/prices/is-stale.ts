import { daysBetween } from "../documents/calendar-date.js";

/**
 * Whether a price was entered or fetched more than so many days before a day, counted by days of UTC
 * (docs/reference/prices.md#staleness).
 */
export function isStale(enteredAt: string, asOf: string, days: number): boolean {
  return daysBetween(enteredAt.slice(0, "2026-11-24".length), asOf) > days;
}
