import type { Guid } from "@plumbline/model-core";

/** Why a change touches something. */
export interface ChangeReason {
  readonly code: string;
  /** A place as provenance writes it. */
  readonly source: string | null;
  readonly sentence: string;
}

/** Something that a change touches. */
export interface ChangeEntry {
  readonly certainty: "definite" | "possible" | "unknown";
  readonly kind: "promise" | "scenario" | "element";
  readonly id: Guid;
  readonly name: string;
  /** Of a promise alone. */
  readonly requirementId: string | null;
  /** The strongest first. */
  readonly reasons: readonly ChangeReason[];
}

/** What a change of a repository touches in the design of a brief, as it was worked out on it. */
export interface BriefChange {
  readonly scanId: Guid;
  /** `host/owner/name`. */
  readonly repository: string;
  readonly baseCommit: string;
  readonly headCommit: string;
  /** Both sides were read completely. */
  readonly complete: boolean;
  /** In the order they are told. */
  readonly entries: readonly ChangeEntry[];
}
