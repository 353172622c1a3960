import type { Alternative, NamedFinding } from "@plumbline/decision-core";
import type { Guid } from "@plumbline/model-core";
import type { AnsweredQuestion } from "../records/kept-question.js";
import type { PinnedPart } from "../records/pinned-part.js";
import type { ProposalAuthor } from "../records/proposal-author.js";
import type { StalePart } from "../records/stale-parts.js";

/** Something that was seen. */
export interface Observation {
  readonly text: string;
  readonly about: readonly Guid[];
  readonly ruleIds: readonly string[];
}

/** A decision that is suggested. */
export interface ProposedDecision {
  readonly title: string;
  readonly context: string | null;
  readonly decision: string;
  readonly alternatives: readonly Alternative[];
  readonly consequences: string | null;
  readonly affectedIds: readonly Guid[];
  readonly settles: readonly NamedFinding[];
  /** The decision that it became; null while nobody kept it. */
  readonly keptAs: Guid | null;
}

/** A critique as it is stored (docs/reference/ai.md#critiques). */
export interface Critique extends Omit<ProposalAuthor, "submitted"> {
  readonly id: Guid;
  readonly question: string | null;
  readonly focus: readonly Guid[];
  /** Null for main. */
  readonly branchId: Guid | null;
  readonly modelVersion: number;
  /** The hash of the review that was read. */
  readonly findingsHash: string;
  readonly summary: string;
  readonly observations: readonly Observation[];
  readonly questions: readonly AnsweredQuestion[];
  readonly proposedDecisions: readonly ProposedDecision[];
  /** Parts that it names, as they were. */
  readonly parts: readonly PinnedPart[];
  /** `user:<id>`. */
  readonly createdBy: string;
  /** ISO 8601 in UTC. */
  readonly createdAt: string;
}

/** The same as it is answered. */
export interface CritiqueRecord extends Omit<Critique, "parts"> {
  /** Null where nothing that it names is another by now. */
  readonly stale: readonly StalePart[] | null;
}
