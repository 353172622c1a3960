import type { Obligation } from "../records/obligation.js";
import type { EvidenceStatus } from "../records/status.js";

/** Whether every obligation of a revision, and there is one, passed on what is judged, and no gap says otherwise. */
export function isShown({ counts, obligations, gaps }: EvidenceStatus): boolean {
  return obligations.length > 0 && counts.passed === obligations.length && gaps.length === 0;
}

/**
 * The scenario checks that running again may settle: stale or not run (docs/reference/promises-evidence.md#running-again),
 * in key order: `O2` before `O10`.
 */
export function checksToRunAgain(
  status: EvidenceStatus,
  obligations: readonly Obligation[],
): readonly Obligation[] {
  const open = new Set(
    status.obligations
      .filter(({ stale, result }) => stale || result === "not-run")
      .map(({ obligationId }) => obligationId.slice(obligationId.lastIndexOf("/") + 1)),
  );
  return obligations
    .filter(({ kind, key }) => kind === "scenario-check" && open.has(key))
    .sort((left, right) => numberOf(left) - numberOf(right));
}

function numberOf({ key }: Obligation): number {
  return Number(key.slice(1));
}
