import type { Guid } from "@plumbline/model-core";
import type { StoredFlowProposal } from "../flow-proposals/stored-flow-proposal.js";
import type { Acceptance } from "../records/acceptance.js";

/** A proposal some of whose missing parts are there by now. */
export function withCreated(
  proposal: StoredFlowProposal,
  made: ReadonlyMap<string, Guid>,
  { actor, at }: Acceptance,
): StoredFlowProposal {
  const missing = proposal.missing.map((part) => {
    const createdId = made.get(part.alias);
    return createdId === undefined ? part : { ...part, createdId, createdBy: actor, createdAt: at };
  });
  return { ...proposal, missing };
}
