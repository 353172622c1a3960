/** Gaps by what they are about. */
export interface SortedGaps {
  /** Of the revision or what it links. */
  readonly own: readonly string[];
  readonly byKey: ReadonlyMap<string, readonly string[]>;
}

/** The gaps of a revision: a sentence about an obligation begins with its key, as the service writes it. */
export function sortGaps(gaps: readonly string[], keys: readonly string[]): SortedGaps {
  const byKey = new Map<string, string[]>();
  const own = [];
  for (const gap of gaps) {
    const key = keys.find((one) => new RegExp(`^${one}\\b`).test(gap));
    if (key === undefined) {
      own.push(gap);
    } else {
      byKey.set(key, [...(byKey.get(key) ?? []), gap]);
    }
  }
  return { own, byKey };
}
