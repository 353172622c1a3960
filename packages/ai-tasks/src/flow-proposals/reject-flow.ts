import { type FlowResult, flowRefused, illegalMove } from "./flow-refusal.js";
import type { StoredFlowProposal } from "./stored-flow-proposal.js";

/** Somebody who decides a proposal, and when. */
export interface FlowDecision {
  readonly proposal: StoredFlowProposal;
  /** `user:<id>` or `agent-token:<id>`. */
  readonly by: string;
  /** ISO 8601 in UTC. */
  readonly at: string;
}

/** Rejects an open proposal (docs/reference/ai.md#states). */
export function rejectFlow(
  { proposal, by, at }: FlowDecision,
  reason: string | null,
): FlowResult<StoredFlowProposal> {
  const illegal = illegalMove(proposal, "reject");
  return (
    illegal ?? { ok: true, value: { ...proposal, status: "rejected", decidedBy: by, decidedAt: at, reason } }
  );
}

/** Whether somebody may delete a proposal: a token its own while it is open, a person any of which nothing was taken. */
export function mayDeleteFlow({ proposal, by }: Omit<FlowDecision, "at">): FlowResult<null> {
  const isToken = by.startsWith("agent-token:");
  if (isToken && (proposal.createdBy !== by || proposal.status !== "open")) {
    return flowRefused("human_only", "An agent token deletes its own open proposals alone");
  }
  return illegalMove(proposal, "delete") ?? takenParts(proposal) ?? { ok: true, value: null };
}

/** The provenance of a part that was made leads to its proposal. */
function takenParts({ missing }: StoredFlowProposal): ReturnType<typeof flowRefused> | null {
  return missing.some(({ createdId }) => createdId !== null)
    ? flowRefused("conflict", "Parts of the proposal were taken")
    : null;
}
