import { answerArchitecture, flowQuestions, withKept } from "@plumbline/ai-tasks";
import type { Guid } from "@plumbline/model-core";
import type { Tx } from "../../../../platform/database/statements.js";
import { ArchitectureRepository } from "../../architectures/architecture.repository.js";
import { FlowProposalRepository } from "../../flows/flow-proposal.repository.js";
import type { HeldQuestions } from "./keep-of-proposal.js";

const flows = new FlowProposalRepository();
const architectures = new ArchitectureRepository();

/** The questions of a flow or architecture proposal, which is held until the transaction ends; null when there is none. */
export async function lockQuestionsOf(
  tx: Tx,
  place: { readonly projectId: Guid; readonly id: Guid },
): Promise<HeldQuestions | null> {
  return (await ofFlow(tx, place)) ?? ofArchitecture(tx, place);
}

async function ofFlow(
  tx: Tx,
  place: { readonly projectId: Guid; readonly id: Guid },
): Promise<HeldQuestions | null> {
  const proposal = await flows.lock(tx, place);
  return proposal === null
    ? null
    : {
        kind: "flow-proposal",
        questions: flowQuestions(proposal),
        keep: (index, id) =>
          flows.change(tx, place.projectId, proposal, {
            ...proposal,
            questions: withKept(proposal.questions, index, id),
          }),
      };
}

async function ofArchitecture(
  tx: Tx,
  place: { readonly projectId: Guid; readonly id: Guid },
): Promise<HeldQuestions | null> {
  const proposal = await architectures.lock(tx, place);
  return proposal === null
    ? null
    : {
        kind: "architecture-proposal",
        questions: answerArchitecture(proposal, new Map()).questions,
        keep: (index, id) =>
          architectures.change(tx, place.projectId, proposal, {
            ...proposal,
            questions: withKept(proposal.questions, index, id),
          }),
      };
}
