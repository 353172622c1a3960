import type { DecisionMoved } from "./decision-refusal.js";
import {
  type DecisionWrite,
  movedTo,
  notMoved,
  refuseAgent,
  refuseMove,
  refuseOtherContent,
} from "./write.js";

/** A person rejects a decision, and says why. */
export interface RejectionOf extends DecisionWrite {
  /** Not blank. */
  readonly reason: string;
  /** Of the decision that was read; null takes any. */
  readonly contentHash: string | null;
}

/** Rejects a proposed decision (docs/reference/decisions.md#rejection). */
export function rejectDecision(rejection: RejectionOf): DecisionMoved {
  const { decision, by, at, reason, contentHash } = rejection;
  const refusal =
    refuseAgent(rejection, "Only a person rejects a decision") ??
    refuseMove(decision, "reject") ??
    refuseOtherContent(decision, contentHash);
  return refusal === null
    ? movedTo(rejection, { status: "rejected", decided: { by, at }, rejectReason: reason })
    : notMoved(refusal);
}
