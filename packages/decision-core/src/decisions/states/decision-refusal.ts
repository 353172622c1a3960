import type { Issue, Result } from "@plumbline/model-core";
import type { StoredDecision } from "../records/stored-decision.js";

export const DECISION_REFUSALS = ["conflict", "decision_changed", "human_only", "validation_error"] as const;

/** Why something is not done with a decision (docs/reference/decisions.md#refusals). */
export interface DecisionRefusal {
  readonly code: (typeof DECISION_REFUSALS)[number];
  readonly title: string;
  /** Of a `validation_error`: what is wrong, each with its field. */
  readonly errors?: readonly Issue[];
  /** Of `decision_changed`: the version there is now, and its hash. */
  readonly version?: number;
  readonly contentHash?: string;
}

/** A decision as it is after a move, or why it did not move. */
export type DecisionMoved = Result<StoredDecision, DecisionRefusal>;

export function refuse(
  code: DecisionRefusal["code"],
  title: string,
  more: Omit<DecisionRefusal, "code" | "title"> = {},
): DecisionRefusal {
  return { code, title, ...more };
}
