import { QUESTION_LIMITS, type StoredQuestion } from "@plumbline/decision-core";
import type { Guid } from "@plumbline/model-core";
import type { Tx } from "../../platform/database/statements.js";
import type { RefusalNamed } from "../../platform/errors/refusals.js";
import { QuestionRepository } from "./question.repository.js";

const questions = new QuestionRepository();

/**
 * Adds a question with the next number of its project. Those who ask wait for each other at the row of the project, which
 * the transaction has locked. Null when it is added.
 */
export async function addQuestion(
  tx: Tx,
  projectId: Guid,
  { question, number }: { readonly question: StoredQuestion; readonly number: string },
): Promise<RefusalNamed<"too-many-questions"> | null> {
  if ((await questions.count(tx, projectId)) >= QUESTION_LIMITS.questions) {
    return { outcome: "too-many-questions", limit: QUESTION_LIMITS.questions };
  }
  await questions.add(tx, projectId, question, number);
  return null;
}
