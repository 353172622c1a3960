const DATE = /^(?!0000)(\d{4})-(\d{2})-(\d{2})$/;

const DAY_MS = 86_400_000;

/** Whether a text is a day that the calendar has, as `2026-11-24`. */
export function isCalendarDate(text: string): boolean {
  return DATE.test(text) && toDate(text).toISOString().startsWith(`${text}T`);
}

/** Days from one day to a later one; below 0 to an earlier one. Both are days that the calendar has. */
export function daysBetween(from: string, to: string): number {
  return (toDate(to).getTime() - toDate(from).getTime()) / DAY_MS;
}

/** The years before 100 are no short ways to write later ones. */
function toDate(text: string): Date {
  const [year, month, day] = [text.slice(0, 4), text.slice(5, 7), text.slice(8)];
  const date = new Date(0);
  date.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
  return date;
}
