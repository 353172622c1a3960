import {
  type AnsweredQuestion,
  type KeepQuestionRequest,
  readKeepQuestionRequest,
} from "@plumbline/ai-tasks";
import type { QuestionSource } from "@plumbline/decision-core";
import type { Guid } from "@plumbline/model-core";
import type { ProjectCaller, UserPrincipal } from "../../../../platform/access/principal.js";
import type { Transactions, Tx } from "../../../../platform/database/statements.js";
import type { RefusalNamed } from "../../../../platform/errors/refusals.js";
import { Refused } from "../../../../platform/errors/refused.js";
import { readBodyText } from "../../../../platform/request/read-body-text.js";
import { QuestionRepository } from "../../../questions/for-threads.js";
import { holdProject } from "../../proposals/hold-project.js";
import { type AnsweredQuestionOf, answerQuestionOf, makeQuestion } from "./keep-question.js";
import { lockQuestionsOf } from "./lock-questions-of.js";

/** A question of a proposal that a person keeps, as a thread gets it. */
export interface ProposalQuestion {
  readonly caller: ProjectCaller<UserPrincipal>;
  readonly bytes: Uint8Array;
}

type NotKept = RefusalNamed<
  "no-project" | "no-proposal" | "no-such-part" | "no-question" | "body-refused" | "too-many-questions"
>;

/** The questions of a proposal that is held, and how what became of one is written. */
export interface HeldQuestions {
  readonly kind: QuestionSource["kind"];
  readonly questions: readonly AnsweredQuestion[];
  keep(index: number, id: Guid): Promise<void>;
}

const questions = new QuestionRepository();

/** Makes a question of one of a proposal; whoever asks for it again gets the same one (docs/reference/ai.md#keeping). */
export async function keepQuestionOfProposal(
  transactions: Transactions,
  { caller, bytes }: ProposalQuestion,
): Promise<AnsweredQuestionOf | NotKept> {
  const read = readBodyText(bytes, readKeepQuestionRequest);
  return read.ok
    ? transactions.run((tx) => keep(tx, caller, read.value))
    : { outcome: "body-refused", refusal: read.refusal };
}

async function keep(
  tx: Tx,
  caller: ProjectCaller<UserPrincipal>,
  { proposalId, index }: KeepQuestionRequest,
): Promise<AnsweredQuestionOf | NotKept> {
  const { projectId } = caller;
  if (!(await holdProject(tx, projectId))) {
    return { outcome: "no-project" };
  }
  const held = await lockQuestionsOf(tx, { projectId, id: proposalId });
  if (held === null) {
    return { outcome: "no-proposal" };
  }
  const one = held.questions[index];
  if (one === undefined) {
    return { outcome: "no-such-part" };
  }
  if (one.keptAs !== null) {
    const kept = await questions.find(tx, { projectId, id: one.keptAs });
    return kept === null
      ? { outcome: "no-question" }
      : answerQuestionOf(tx, projectId, { question: kept, isNew: false });
  }
  const source = { kind: held.kind, id: proposalId, index };
  const question = await makeQuestion(tx, caller, { text: one.text, about: one.about, source });
  if ("outcome" in question) {
    throw new Refused(question);
  }
  await held.keep(index, question.id);
  return answerQuestionOf(tx, projectId, { question, isNew: true });
}
