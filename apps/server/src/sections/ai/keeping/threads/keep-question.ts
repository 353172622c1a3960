import {
  askQuestion,
  type QuestionSource,
  questionRecord,
  type StoredQuestion,
} from "@plumbline/decision-core";
import type { Guid } from "@plumbline/model-core";
import { actorOf, type ProjectCaller } from "../../../../platform/access/principal.js";
import { newId } from "../../../../platform/database/new-id.js";
import type { Reader, Tx } from "../../../../platform/database/statements.js";
import type { RefusalNamed } from "../../../../platform/errors/refusals.js";
import { presentThings } from "../../../decisions/for-threads.js";
import { addQuestion } from "../../../questions/for-threads.js";
import { nextNumber } from "../../proposals/next-number.js";

/** A question of an answer that becomes one of the project. */
export interface QuestionToKeep {
  readonly text: string;
  readonly about: readonly Guid[];
  readonly source: QuestionSource;
}

/** A question as it is answered: it is new, or was kept before. */
export interface AnsweredQuestionOf {
  readonly outcome: "answered";
  readonly isNew: boolean;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Makes an open question that an AI suggested; the transaction holds the project. */
export async function makeQuestion(
  tx: Tx,
  caller: ProjectCaller,
  kept: QuestionToKeep,
): Promise<StoredQuestion | RefusalNamed<"no-project" | "too-many-questions">> {
  const { projectId } = caller;
  const number = await nextNumber(tx, projectId);
  if (number === null) {
    return { outcome: "no-project" };
  }
  const at = new Date().toISOString();
  const question = askQuestion({ ...kept, id: newId(), origin: "ai-suggested", by: actorOf(caller), at });
  return (await addQuestion(tx, projectId, { question, number })) ?? question;
}

export async function answerQuestionOf(
  reader: Reader,
  projectId: Guid,
  { question, isNew }: { readonly question: StoredQuestion; readonly isNew: boolean },
): Promise<AnsweredQuestionOf> {
  const record = questionRecord(question, await presentThings(reader, projectId, question.about));
  return { outcome: "answered", isNew, bytes: new TextEncoder().encode(JSON.stringify(record)) };
}
