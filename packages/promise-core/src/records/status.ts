import type { EvidenceEntry, InputKind, RunResultWord } from "./run.js";

/** How many obligations stand how; they add up to all of them. */
export interface EvidenceCounts {
  readonly passed: number;
  readonly failed: number;
  readonly notRun: number;
  readonly unsupported: number;
  /** Passes that count no more, since something they read has moved. */
  readonly stale: number;
}

/** Something that a run read and that is another now. */
export interface MovedInput {
  readonly kind: InputKind;
  readonly id: string;
  readonly recorded: number | string | null;
  /** Null when it is gone. */
  readonly current: number | string | null;
}

export interface ObligationStatus {
  readonly obligationId: string;
  readonly result: RunResultWord;
  readonly current: boolean;
  readonly stale: boolean;
  readonly changed: readonly MovedInput[];
  readonly evidence: readonly EvidenceEntry[];
  readonly limitations: readonly string[];
}

/** What shows a revision and what does not (docs/reference/promises-evidence.md#evidence-status): worked out at every read. */
export interface EvidenceStatus {
  readonly counts: EvidenceCounts;
  readonly obligations: readonly ObligationStatus[];
  /** What is not shown, a sentence each that somebody can act on. */
  readonly gaps: readonly string[];
}
