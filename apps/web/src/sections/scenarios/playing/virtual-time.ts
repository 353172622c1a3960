const UNITS = [
  [3_600_000, "h"],
  [60_000, "min"],
  [1_000, "s"],
] as const;

// Made once: thousands of events have a time.
const WHOLE = new Intl.NumberFormat("en");
const SHORT = new Intl.NumberFormat("en", { maximumFractionDigits: 1 });

/** Virtual time in its own unit alone: `12,500 ms`. */
export function milliseconds(atMs: number): string {
  return `${WHOLE.format(atMs)} ms`;
}

/** Virtual time with its unit: `250 ms`, `1,500 ms`; from ten seconds on also in larger units. */
export function virtualTime(atMs: number): string {
  const exact = milliseconds(atMs);
  const [size, unit] = UNITS.find(([one]) => atMs >= one) ?? [1, "ms"];
  if (atMs < 10_000) {
    return exact;
  }
  return `${exact} (${SHORT.format(atMs / size)} ${unit})`;
}
