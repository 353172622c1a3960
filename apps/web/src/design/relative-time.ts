const STEPS = [
  ["second", 60],
  ["minute", 60],
  ["hour", 24],
  ["day", 7],
  ["week", 4.35],
  ["month", 12],
] as const;

/** A moment as people say it, `3 hours ago`, seen from another moment; both in milliseconds. */
export function relativeTime(at: number, now: number): string {
  let amount = (at - now) / 1000;
  const format = new Intl.RelativeTimeFormat("en", { numeric: "auto" });
  if (Math.abs(amount) < 10) {
    return "just now";
  }
  for (const [unit, length] of STEPS) {
    if (Math.abs(amount) < length) {
      return format.format(Math.trunc(amount), unit);
    }
    amount /= length;
  }
  return format.format(Math.trunc(amount), "year");
}
