import type { Result } from "@plumbline/model-core";
import type { StoredQuestion } from "./stored-question.js";

/** Why something is not done with a question (docs/reference/questions.md#refusals). */
export interface QuestionRefusal {
  readonly code: "conflict" | "human_only";
  readonly title: string;
}

/** A question as it is after a move, or why it did not move. */
export type MovedQuestion = Result<StoredQuestion, QuestionRefusal>;

export function questionRefused(code: QuestionRefusal["code"], title: string): MovedQuestion {
  return { ok: false, refusal: { code, title } };
}
