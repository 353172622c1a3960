import type { Guid } from "@plumbline/model-core";
import type { ProposedQuestion } from "../records/kept-question.js";
import type { PinnedPart } from "../records/pinned-part.js";
import type { ProposalAuthor, ProposalBase } from "../records/proposal-author.js";
import type { ArchitectureItem } from "./architecture-item.js";
import type { ArchitectureState } from "./architecture-words.js";

/** A scan that was read for a proposal. */
export interface SourceRead {
  /** `host/owner/name`. */
  readonly repository: string;
  readonly scanId: Guid;
  readonly commit: string;
}

/** A proposal of an architecture as it is stored (docs/reference/ai.md#architecture-proposals). */
export interface ArchitectureProposal extends ProposalBase, ProposalAuthor {
  readonly status: ArchitectureState;
  readonly summary: string;
  readonly assumptions: readonly string[];
  readonly sources: readonly SourceRead[];
  /** Parts of the model that items name, as they were; those that were changed by the proposal, as it made them. */
  readonly parts: readonly PinnedPart[];
  readonly items: readonly ArchitectureItem[];
  readonly questions: readonly ProposedQuestion[];
  /** Who decided last, and when. */
  readonly decidedBy: string | null;
  readonly decidedAt: string | null;
}
