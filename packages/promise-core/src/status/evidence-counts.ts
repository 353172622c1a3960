import type { EvidenceCounts, ObligationStatus } from "../records/status.js";

/** Counts obligations (docs/reference/promises-evidence.md#counts): each once, a pass that is stale as `stale`. */
export function evidenceCounts(obligations: readonly ObligationStatus[]): EvidenceCounts {
  const counts = { passed: 0, failed: 0, notRun: 0, unsupported: 0, stale: 0 };
  for (const obligation of obligations) {
    counts[countedAs(obligation)] += 1;
  }
  return counts;
}

function countedAs({ result, stale }: ObligationStatus): keyof EvidenceCounts {
  switch (result) {
    case "passed":
      return stale ? "stale" : "passed";
    case "not-run":
      return "notRun";
    case "failed":
    case "unsupported":
      return result;
  }
}
