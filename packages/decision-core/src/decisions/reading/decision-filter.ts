import type { Guid } from "@plumbline/model-core";
import { isSameFinding, type NamedFinding } from "../records/finding.js";
import type { DecisionState } from "../records/stored-decision.js";

/** Which decisions a list shows; what is null shows all. */
export interface DecisionFilter {
  readonly status: DecisionState | null;
  /** The ID of something that they affect. */
  readonly affects: Guid | null;
  /** A finding that they settle, or will once they are accepted. */
  readonly finding: NamedFinding | null;
}

/** What a filter looks at. */
export interface FilteredDecision {
  readonly status: DecisionState;
  readonly affectedIds: readonly Guid[];
  readonly settles: readonly NamedFinding[];
}

/** Whether a decision meets every filter that is given (docs/reference/decisions.md#lists). */
export function isListed(decision: FilteredDecision, { status, affects, finding }: DecisionFilter): boolean {
  return (
    (status === null || decision.status === status) &&
    (affects === null || decision.affectedIds.includes(affects)) &&
    (finding === null || decision.settles.some((one) => isSameFinding(one, finding)))
  );
}
