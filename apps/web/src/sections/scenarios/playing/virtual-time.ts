const UNITS = [
  [3_600_000, "h"],
  [60_000, "min"],
  [1_000, "s"],
] as const;

/** Virtual time with its unit: `250 ms`, `1,500 ms`; from ten seconds on also in larger units. */
export function virtualTime(atMs: number): string {
  const exact = `${atMs.toLocaleString("en")} ms`;
  const [size, unit] = UNITS.find(([one]) => atMs >= one) ?? [1, "ms"];
  if (atMs < 10_000) {
    return exact;
  }
  return `${exact} (${(atMs / size).toLocaleString("en", { maximumFractionDigits: 1 })} ${unit})`;
}
