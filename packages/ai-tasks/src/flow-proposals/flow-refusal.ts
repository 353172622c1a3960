import type { Issue, Result } from "@plumbline/model-core";
import type { StalePart } from "../records/stale-parts.js";
import { FLOW_MOVES, type FlowTrigger } from "./flow-moves.js";
import type { StoredFlowProposal } from "./stored-flow-proposal.js";

/** What of a proposal is another one by now, and the versions that it was made from and that are there. */
export interface StaleProposal {
  readonly modelVersion: number;
  readonly currentModelVersion: number;
  readonly scenarioVersion: number | null;
  /** Null where it revises none, or that one is gone. */
  readonly currentScenarioVersion: number | null;
  readonly changed: readonly StalePart[];
}

/** Why something is not done with a flow proposal (docs/reference/ai.md#refusals). */
export type FlowRefusal = {
  readonly title: string;
  readonly errors: readonly Issue[];
} & ({ readonly code: FlowRefusalCode } | { readonly code: "proposal_stale"; readonly stale: StaleProposal });

export const FLOW_REFUSALS = [
  "conflict",
  "not_found",
  "human_only",
  "missing_parts",
  "missing_dependency",
  "already_created",
  "validation_error",
] as const;
export type FlowRefusalCode = (typeof FLOW_REFUSALS)[number];

/** A value, or why there is none. */
export type FlowResult<Value> = Result<Value, FlowRefusal>;

/** A refusal, as a result. */
export function flowRefused(
  code: FlowRefusalCode,
  title: string,
  errors: readonly Issue[] = [],
): Extract<FlowResult<never>, { readonly ok: false }> {
  return { ok: false, refusal: { code, title, errors } };
}

/** The refusal of what is not done with a proposal as it stands; null where it may be done. */
export function illegalMove(
  { status }: Pick<StoredFlowProposal, "status">,
  trigger: FlowTrigger,
): Refused | null {
  const move = FLOW_MOVES[trigger][status];
  return "refused" in move ? flowRefused("conflict", move.refused) : null;
}

/** The same of what is written to the branch of a proposal, which has to be open still. */
export function illegalWrite(
  proposal: Pick<StoredFlowProposal, "status">,
  trigger: FlowTrigger,
  { isBranchOpen }: { readonly isBranchOpen: boolean },
): Refused | null {
  const closed = isBranchOpen ? null : flowRefused("conflict", "The branch of the proposal is closed");
  return illegalMove(proposal, trigger) ?? closed;
}

type Refused = ReturnType<typeof flowRefused>;
