/** A mean over independent runs, and how far it may be off. */
export interface Estimate {
  readonly mean: number;
  /** Of the mean, from how the runs differ; 0 when all give the same. */
  readonly standardError: number;
}

/** Measures what every seed gives: the mean over the seeds of each quantity, with its standard error. */
export function replicate(
  seeds: readonly string[],
  measure: (seed: string) => ReadonlyMap<string, number>,
): ReadonlyMap<string, Estimate> {
  const samples = new Map<string, number[]>();
  for (const seed of seeds) {
    for (const [quantity, value] of measure(seed)) {
      const values = samples.get(quantity) ?? [];
      values.push(value);
      samples.set(quantity, values);
    }
  }
  return new Map([...samples].map(([quantity, values]) => [quantity, estimateOf(values)]));
}

function estimateOf(values: readonly number[]): Estimate {
  const count = values.length;
  const mean = values.reduce((sum, value) => sum + value, 0) / count;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { mean, standardError: Math.sqrt(squares / (count - 1) / count) };
}
