import type { Guid } from "@plumbline/model-core";
import type { ScenarioIssue } from "@plumbline/playback-engine";
import type { FlowOutput } from "../flow/flow-output.js";
import type { MissingKind } from "../flow/missing-part.js";
import type { ProposedQuestion } from "../records/kept-question.js";
import type { PinnedPart } from "../records/pinned-part.js";
import type { ProposalAuthor, ProposalBase } from "../records/proposal-author.js";

export const FLOW_STATUSES = ["open", "accepted", "rejected"] as const;
export type FlowStatus = (typeof FLOW_STATUSES)[number];

/** What became of a missing part. */
export interface MissingState {
  readonly alias: string;
  readonly kind: MissingKind;
  /** Null of a subscription, which has no name. */
  readonly name: string | null;
  /** The part that was made for it, or that it was mapped to. */
  readonly createdId: Guid | null;
  /** `user:<id>`. */
  readonly createdBy: string | null;
  readonly createdAt: string | null;
}

/** A flow proposal as it is stored (docs/reference/ai.md#flow-proposals). */
export interface StoredFlowProposal extends ProposalBase, ProposalAuthor {
  readonly status: FlowStatus;
  readonly reviseScenarioId: Guid | null;
  /** Of the scenario that it revises. */
  readonly scenarioVersion: number | null;
  readonly flow: FlowOutput;
  /** What the scenario names, and what missing parts hang from. */
  readonly parts: readonly PinnedPart[];
  readonly missing: readonly MissingState[];
  /** Of the flow on the model with its missing parts, as both were then. */
  readonly issues: readonly ScenarioIssue[];
  readonly questions: readonly ProposedQuestion[];
  readonly decidedBy: string | null;
  readonly decidedAt: string | null;
  /** Why it was rejected. */
  readonly reason: string | null;
  /** The scenario that it became. */
  readonly scenarioId: Guid | null;
}

/** The same without its flow, as lists show it. */
export type FlowProposalHead = Omit<StoredFlowProposal, "flow">;

/** The ID of the part that an alias stands for; null of one that is missing still. */
export function idOfAlias(
  { parts, missing }: Pick<StoredFlowProposal, "parts" | "missing">,
  alias: string,
): Guid | null {
  const created = missing.find((part) => part.alias === alias);
  return created === undefined
    ? (parts.find((part) => part.alias === alias)?.targetId ?? null)
    : created.createdId;
}
