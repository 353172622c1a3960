import type { Schemas } from "@plumbline/api-client";

type Counts = Schemas["EvidenceCounts"];
type PromiseItem = Schemas["PromiseListItem"];

/** What checks found, the order in which a bar shows it. */
export const EVIDENCE_PARTS = [
  "passed",
  "failed",
  "stale",
  "notRun",
  "unsupported",
] as const satisfies readonly (keyof Counts)[];

export interface EvidenceSums {
  /** Of the promises in force and the drafts of those that were never approved. */
  readonly counts: Counts;
  /** Checks altogether. */
  readonly all: number;
  readonly approved: number;
  readonly draft: number;
  readonly retired: number;
  readonly withGaps: number;
}

/** The evidence of all promises together; retired ones claim nothing and are only counted. */
export function evidenceSums(
  promises: readonly Pick<PromiseItem, "state" | "counts" | "hasGaps">[],
): EvidenceSums {
  const claimed = promises.filter(({ state }) => state !== "retired");
  const sum = (part: keyof Counts): number => claimed.reduce((total, { counts }) => total + counts[part], 0);
  const counts = {
    passed: sum("passed"),
    failed: sum("failed"),
    stale: sum("stale"),
    notRun: sum("notRun"),
    unsupported: sum("unsupported"),
  };
  const inState = (state: PromiseItem["state"]): number =>
    promises.filter((one) => one.state === state).length;
  return {
    counts,
    all: EVIDENCE_PARTS.reduce((total, part) => total + counts[part], 0),
    approved: inState("approved"),
    draft: inState("draft"),
    retired: inState("retired"),
    withGaps: claimed.filter(({ hasGaps }) => hasGaps).length,
  };
}
