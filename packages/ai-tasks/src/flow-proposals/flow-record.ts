import type { FlowOutput } from "../flow/flow-output.js";
import { type AnsweredQuestion, answeredQuestion } from "../records/kept-question.js";
import type { StalePart } from "../records/stale-parts.js";
import { type PresentOfFlow, staleOfFlow } from "./stale-flow.js";
import { type FlowProposalHead, idOfAlias, type StoredFlowProposal } from "./stored-flow-proposal.js";

/** A flow proposal as lists show it (docs/reference/ai.md#flow-proposals). */
export interface FlowProposalListItem extends Omit<FlowProposalHead, "questions" | "toldFrom"> {
  /** What of it is another one by now; null when nothing is. */
  readonly stale: readonly StalePart[] | null;
  readonly questions: readonly AnsweredQuestion[];
}

/** The same as it is read by itself. */
export interface FlowProposalRecord extends FlowProposalListItem {
  readonly flow: FlowOutput;
}

/** Writes a proposal as lists show it now. */
export function flowProposalListItem(
  proposal: FlowProposalHead,
  present: PresentOfFlow,
): FlowProposalListItem {
  const { toldFrom: _, ...shown } = proposal;
  return { ...shown, stale: staleOfFlow(proposal, present), questions: flowQuestions(proposal) };
}

/** The questions of a proposal, about what has an ID by now. */
export function flowQuestions(proposal: FlowProposalHead): readonly AnsweredQuestion[] {
  return proposal.questions.map((question) =>
    answeredQuestion(question, (alias) => idOfAlias(proposal, alias)),
  );
}

/** Writes a proposal as it is read by itself. */
export function flowProposalRecord(
  { flow, ...head }: StoredFlowProposal,
  present: PresentOfFlow,
): FlowProposalRecord {
  return { ...flowProposalListItem(head, present), flow };
}
