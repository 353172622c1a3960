import { present } from "@plumbline/model-core";
import { QUESTION_LIMITS } from "./question-limits.js";
import { QUESTION_MOVES, type QuestionTrigger } from "./question-moves.js";
import { type MovedQuestion, questionRefused } from "./question-refusal.js";
import {
  isAgentActor,
  type QuestionActor,
  type QuestionEnd,
  type StoredQuestion,
  statusOfQuestion,
} from "./stored-question.js";

/** Somebody does something with a question. */
export interface QuestionWrite {
  readonly question: StoredQuestion;
  readonly by: QuestionActor;
  /** ISO 8601 in UTC. */
  readonly at: string;
}

/** Answers an open question (docs/reference/questions.md#states). */
export function answerQuestion(write: QuestionWrite & { readonly answer: string }): MovedQuestion {
  return moved(write, "answer", () => ended(write, { status: "answered", answer: write.answer }));
}

/** Drops an open question: nobody needs its answer any more. */
export function dropQuestion(write: QuestionWrite): MovedQuestion {
  return moved(write, "drop", () => ended(write, { status: "dropped", answer: null }));
}

/** Makes a question open again; how it ended stays in its history. */
export function reopenQuestion(write: QuestionWrite): MovedQuestion {
  return moved(write, "reopen", () => reopened(write.question));
}

function moved(write: QuestionWrite, trigger: QuestionTrigger, doIt: () => MovedQuestion): MovedQuestion {
  if (isAgentActor(write.by)) {
    return questionRefused("human_only", "Only a person answers, drops and reopens questions");
  }
  const move = QUESTION_MOVES[trigger][statusOfQuestion(write.question)];
  return "refused" in move ? questionRefused("conflict", move.refused) : doIt();
}

function ended(
  { question, by, at }: QuestionWrite,
  { status, answer }: Pick<QuestionEnd, "status" | "answer">,
): MovedQuestion {
  return { ok: true, value: { ...question, end: { status, answer, by, at } } };
}

function reopened({ end, history, ...question }: StoredQuestion): MovedQuestion {
  const { reopenings } = QUESTION_LIMITS;
  if (history.length >= reopenings) {
    return questionRefused("conflict", `A question is reopened at most ${reopenings} times`);
  }
  return { ok: true, value: { ...question, end: null, history: [present(end), ...history] } };
}
