import type { Guid } from "@plumbline/model-core";
import type { Pattern } from "../records/recipe.js";

/** A place that has a part of a pattern. */
export interface FoundSite {
  readonly conditions: readonly string[];
}

/** A pattern that a scan found, or parts of one. */
export interface FoundPattern {
  readonly pattern: Pattern;
  /** Null = of source that is in no service. */
  readonly serviceKey: string | null;
  readonly library: string;
  readonly sites: readonly FoundSite[];
  readonly established: boolean;
  readonly unconditional: boolean;
  readonly candidate: boolean;
  readonly limitations: readonly string[];
}

/** What a scan found, as far as checks of patterns read it. */
export interface FoundInSource {
  readonly services: readonly { readonly serviceKey: string }[];
  readonly patterns: readonly FoundPattern[];
  readonly coverage: readonly {
    readonly serviceKey: string | null;
    readonly looked: boolean;
    readonly reasons: readonly string[];
  }[];
}

/** A scan that a check names. */
export interface ScanOfCheck {
  readonly scanId: Guid;
  /** `host/owner/name`. */
  readonly repository: string;
  readonly kind: "tracking" | "comparison";
  /** Null where it has no snapshot. */
  readonly found: {
    readonly commit: string;
    readonly snapshotHash: string;
    readonly snapshot: FoundInSource;
  } | null;
}

/** That an element is a service of a repository, as a person accepted it. */
export interface LinkOfService {
  readonly id: Guid;
  /** `host/owner/name`. */
  readonly repository: string;
  readonly serviceKey: string;
  readonly elementId: Guid;
}
