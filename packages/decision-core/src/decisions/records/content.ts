import type { Guid } from "@plumbline/model-core";
import type { NamedFinding } from "./finding.js";

/** What else could have been decided. */
export interface Alternative {
  readonly title: string;
  readonly description: string | null;
  readonly rejectedBecause: string | null;
}

/** What a decision says (docs/reference/decisions.md#the-decision). */
export interface DecisionContent {
  readonly title: string;
  readonly context: string | null;
  readonly decision: string;
  /** In the order they were stated in. */
  readonly alternatives: readonly Alternative[];
  readonly consequences: string | null;
  /** Sorted, each once. */
  readonly affectedIds: readonly Guid[];
  /** By rule, then by subject, each once. */
  readonly settles: readonly NamedFinding[];
  /** The decision that this one takes the place of once it is accepted. */
  readonly supersedes: Guid | null;
}
