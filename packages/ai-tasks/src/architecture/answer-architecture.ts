import { type AnsweredQuestion, answeredQuestion } from "../records/kept-question.js";
import type { PresentFacts } from "../records/pinned-part.js";
import { type StalePart, staleParts } from "../records/stale-parts.js";
import type { ArchitectureProposal } from "./architecture-proposal.js";

/** A proposal without its items, which are many. */
export type ArchitectureHead = Omit<ArchitectureProposal, "items">;

/** A proposal of an architecture as it is answered (docs/reference/ai.md#architecture-proposals). */
export interface ArchitectureRecord extends Omit<ArchitectureProposal, "questions" | "toldFrom"> {
  readonly questions: readonly AnsweredQuestion[];
  /** Null where nothing that it names is another by now. */
  readonly stale: readonly StalePart[] | null;
}

/** The same as lists show it. */
export type ArchitectureListItem = Omit<ArchitectureRecord, "items">;

/** Answers a proposal on the model as it is; `present` holds the parts that it names, as far as they are there. */
export function answerArchitecture<Proposal extends ArchitectureHead>(
  proposal: Proposal,
  present: PresentFacts,
): Omit<Proposal & Pick<ArchitectureRecord, "questions" | "stale">, "toldFrom"> {
  const stale = staleParts(proposal.parts, present);
  const questions = proposal.questions.map((one) => answeredQuestion(one, () => null));
  const { toldFrom: _, ...shown } = { ...proposal, questions, stale: stale.length === 0 ? null : stale };
  return shown;
}
