import type { EvidenceCounts, RunRecord } from "./promise-records.js";

/** The results that evidence is counted by, from what is shown to what nobody can show. */
export const COUNTED = [
  "passed",
  "failed",
  "stale",
  "notRun",
  "unsupported",
] as const satisfies readonly (keyof EvidenceCounts)[];
export type Counted = (typeof COUNTED)[number];

export interface EvidencePart {
  readonly name: Counted;
  readonly count: number;
}

/** The parts of an evidence bar, in its order; a result that nothing has is left out. */
export function evidenceParts(counts: EvidenceCounts): readonly EvidencePart[] {
  return COUNTED.flatMap((name) => (counts[name] > 0 ? [{ name, count: counts[name] }] : []));
}

const COUNT_OF_RESULT = {
  passed: "passed",
  failed: "failed",
  "not-run": "notRun",
  unsupported: "unsupported",
} as const satisfies Record<RunRecord["result"], Counted>;

/** What runs that just ended gave: none of them can be stale yet. */
export function countsOfRuns(runs: readonly Pick<RunRecord, "result">[]): EvidenceCounts {
  const sum = { passed: 0, failed: 0, stale: 0, notRun: 0, unsupported: 0 };
  for (const { result } of runs) {
    sum[COUNT_OF_RESULT[result]] += 1;
  }
  return sum;
}
