import type { Guid } from "@plumbline/model-core";
import { type FlowResult, flowRefused } from "../flow-proposals/flow-refusal.js";
import type { StoredFlowProposal } from "../flow-proposals/stored-flow-proposal.js";
import type { Acceptance } from "../records/acceptance.js";
import type { PresentFacts } from "../records/pinned-part.js";
import { openPart, type ProposalOnBranch } from "./create-missing.js";
import { withCreated } from "./with-created.js";

/** Takes a part that is there for a missing one of its kind; the part stays as it is. */
export function mapMissingPart(
  of: ProposalOnBranch,
  { alias, targetId }: { readonly alias: string; readonly targetId: Guid },
  { facts, acceptance }: { readonly facts: PresentFacts; readonly acceptance: Acceptance },
): FlowResult<StoredFlowProposal> {
  const part = openPart(of, alias);
  if (!part.ok) {
    return part;
  }
  const { kind } = part.value;
  if (facts.get(targetId)?.kind !== kind) {
    const message = `must name a part of kind ${kind} of the model`;
    return flowRefused("validation_error", `targetId: ${message}`, [{ field: "targetId", message }]);
  }
  return { ok: true, value: withCreated(of.proposal, new Map([[alias, targetId]]), acceptance) };
}
