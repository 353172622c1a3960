import type { Guid } from "@plumbline/model-core";
import type { DecisionActor } from "./actor.js";
import type { DecisionContent } from "./content.js";
import type { SettledFinding } from "./finding.js";

export const DECISION_STATES = ["proposed", "accepted", "rejected", "superseded"] as const;
export type DecisionState = (typeof DECISION_STATES)[number];

export const DECISION_ORIGINS = ["human", "ai-suggested", "agent-suggested"] as const;
export type DecisionOrigin = (typeof DECISION_ORIGINS)[number];

/** The state of the model in which findings were read: a version of a stream, and the revision that named it, if any. */
export interface SettledIn {
  readonly streamId: Guid;
  readonly version: number;
  readonly revisionId: Guid | null;
}

/** Who decided, and when. */
export interface Verdict {
  readonly by: DecisionActor;
  /** ISO 8601 in UTC. */
  readonly at: string;
}

/** A decision as it is stored: one version of it. */
export interface StoredDecision {
  readonly id: Guid;
  /** From 1 in its project, in the order of creation. */
  readonly number: number;
  readonly status: DecisionState;
  /** Frozen once it is accepted. */
  readonly content: DecisionContent;
  /** Once it is accepted: the findings that it settles, as they were, by rule, then by subject. */
  readonly settled: readonly SettledFinding[] | null;
  /** Once it is accepted: where those of its content were read. */
  readonly settledIn: SettledIn | null;
  /** The accepted decision that took its place. */
  readonly supersededBy: Guid | null;
  readonly origin: DecisionOrigin;
  /** Rises by one with each change of anything here. */
  readonly version: number;
  readonly proposed: Verdict;
  /** Of this version. */
  readonly lastChanged: Verdict;
  /** Once it is accepted or rejected. */
  readonly decided: Verdict | null;
  readonly rejectReason: string | null;
  /** Agent tokens alone wrote its content. */
  readonly agentsAlone: boolean;
}
