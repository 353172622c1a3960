import { type Critique, keptDecision, withKept } from "@plumbline/ai-tasks";
import type { Guid } from "@plumbline/model-core";
import type { ProjectCaller, UserPrincipal } from "../../../../platform/access/principal.js";
import { newId } from "../../../../platform/database/new-id.js";
import type { Transactions, Tx } from "../../../../platform/database/statements.js";
import type { RefusalNamed } from "../../../../platform/errors/refusals.js";
import { Refused } from "../../../../platform/errors/refused.js";
import { type AnsweredDecision, addDecision } from "../../../decisions/for-threads.js";
import { CritiqueRepository } from "../../critiques/critique.repository.js";
import { holdProject } from "../../proposals/hold-project.js";
import { type AnsweredQuestionOf, answerQuestionOf, makeQuestion } from "./keep-question.js";

/** A question or a suggested decision of a critique, by its place from 0. */
export interface CritiquePart {
  readonly caller: ProjectCaller<UserPrincipal>;
  readonly id: Guid;
  readonly index: number;
}

type NotKept = RefusalNamed<"no-project" | "no-critique" | "no-such-part" | "kept-already">;

const critiques = new CritiqueRepository();

/** Makes a question of one of a critique, once (docs/reference/ai.md#keeping). */
export function keepQuestionOfCritique(
  transactions: Transactions,
  part: CritiquePart,
): Promise<AnsweredQuestionOf | NotKept | RefusalNamed<"too-many-questions">> {
  const { caller, index } = part;
  const { projectId } = caller;
  return transactions.run(async (tx) => {
    const held = await holdPart(tx, part, ({ questions }) => questions);
    if ("outcome" in held) {
      return held;
    }
    const { critique, one } = held;
    const source = { kind: "critique", id: critique.id, index } as const;
    const question = await makeQuestion(tx, caller, { text: one.text, about: one.about, source });
    if ("outcome" in question) {
      throw new Refused(question);
    }
    const questions = withKept(critique.questions, index, question.id);
    await critiques.change(tx, projectId, critique, { ...critique, questions });
    return answerQuestionOf(tx, projectId, { question, isNew: true });
  });
}

/** Makes a proposed decision of a suggested one, once. */
export function keepDecisionOfCritique(
  transactions: Transactions,
  part: CritiquePart,
): Promise<AnsweredDecision | NotKept> {
  const { caller, index } = part;
  return transactions.run(async (tx) => {
    const held = await holdPart(tx, part, ({ proposedDecisions: list }) => list);
    if ("outcome" in held) {
      return held;
    }
    const { critique, one } = held;
    const id = newId();
    const proposedDecisions = withKept(critique.proposedDecisions, index, id);
    const content = keptDecision(one);
    const answered = await addDecision(tx, caller, { id, content, origin: "ai-suggested" });
    await critiques.change(tx, caller.projectId, critique, { ...critique, proposedDecisions });
    return answered;
  });
}

/** The part of a critique that is held until the transaction ends, where nobody kept it yet. */
async function holdPart<One extends { readonly keptAs: Guid | null }>(
  tx: Tx,
  { caller, id, index }: CritiquePart,
  listOf: (critique: Critique) => readonly One[],
): Promise<{ readonly critique: Critique; readonly one: One } | NotKept> {
  const { projectId } = caller;
  if (!(await holdProject(tx, projectId))) {
    return { outcome: "no-project" };
  }
  const critique = await critiques.lock(tx, { projectId, id });
  if (critique === null) {
    return { outcome: "no-critique" };
  }
  const one = listOf(critique)[index];
  if (one === undefined) {
    return { outcome: "no-such-part" };
  }
  return one.keptAs === null ? { critique, one } : { outcome: "kept-already" };
}
