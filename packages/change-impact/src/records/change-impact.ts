import type { Guid } from "@plumbline/model-core";
import type { SourceFactKind, SourcePattern } from "@plumbline/source-scanner";

/** Rises with whatever makes equal inputs give another impact. */
export const IMPACT_ENGINE = "change-impact/1";

/** How certain it is that a change touches something, the most certain first. */
export const CERTAINTIES = ["definite", "possible", "unknown"] as const;
export type Certainty = (typeof CERTAINTIES)[number];

/** What can be touched, in the order it is told. */
export const IMPACT_KINDS = ["promise", "scenario", "element"] as const;
export type ImpactKind = (typeof IMPACT_KINDS)[number];

export const REASON_CODES = [
  "fact-removed",
  "fact-changed",
  "fact-added",
  "service-removed",
  "pattern-removed",
  "pattern-conditional",
  "pattern-added",
  "code-changed",
  "file-not-read",
  "scan-incomplete",
  "linked-thing",
  "one-hop",
] as const;
export type ReasonCode = (typeof REASON_CODES)[number];

/** What became of a fact or a pattern; `unknown` where the file that said it was not read again. */
export const CHANGE_WORDS = ["added", "changed", "removed", "conditional", "unknown"] as const;
export type ChangeWord = (typeof CHANGE_WORDS)[number];

/** A fact or a pattern that is another in the head than in the base. */
export interface SourceChange {
  readonly kind: SourceFactKind | "pattern";
  /** Null of a pattern. */
  readonly factKey: string | null;
  /** Null of a fact. */
  readonly pattern: SourcePattern | null;
  /** Of the service that it is of; null for what is shared. */
  readonly serviceKey: string | null;
  readonly change: ChangeWord;
  /** Its first place: in the head, or where it is there no more in the base. */
  readonly source: string | null;
}

/** Why something is touched. */
export interface ImpactReason {
  readonly code: ReasonCode;
  /** Of the fact that all comes from, where it is one. */
  readonly factKey: string | null;
  readonly change: ChangeWord | null;
  /** A place as provenance writes it; a file as a whole stands as its first line. */
  readonly source: string | null;
  readonly sentence: string;
}

/** A promise, a scenario or an element that a change touches, with its strongest certainty. */
export interface ImpactEntry {
  readonly certainty: Certainty;
  readonly kind: ImpactKind;
  readonly id: Guid;
  readonly name: string;
  /** Of a promise alone. */
  readonly requirementId: string | null;
  /** The most certain first, at most `IMPACT_LIMITS.reasons`. */
  readonly reasons: readonly ImpactReason[];
}

/** What a change of a repository touches in a design (docs/reference/change-impact.md). */
export interface ChangeImpact {
  readonly scanId: Guid;
  readonly engine: typeof IMPACT_ENGINE;
  /** `host/owner/name`. */
  readonly repository: string;
  readonly baseCommit: string;
  readonly headCommit: string;
  readonly modelVersion: number;
  /** Both sides were read completely. */
  readonly complete: boolean;
  readonly files: FileCounts;
  /** Facts in the order of their keys, then patterns. */
  readonly changes: readonly SourceChange[];
  /** By certainty, then kind, then ID. */
  readonly entries: readonly ImpactEntry[];
  /** Changed paths that are in no service, in order. */
  readonly unattributed: readonly string[];
  readonly counts: { readonly [Word in Certainty]: number };
}

/** How many files differ. */
export interface FileCounts {
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
}
