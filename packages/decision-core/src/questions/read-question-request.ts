import type { Result } from "@plumbline/model-core";
import { type BodyRefusal, type Node, readBody, type SentOf } from "@plumbline/model-core/declaring";
import { QUESTION_BODY_LIMITS } from "./question-limits.js";
import {
  ANSWER_REQUEST,
  type AnswerRequest,
  type Asker,
  QUESTION_REQUEST,
  type QuestionRequest,
  questionRequestOf,
} from "./question-request.js";

/** Why a body about questions is refused (docs/reference/questions.md#requests). */
export type QuestionBodyRefusal = BodyRefusal;

const BODIES = { person: QUESTION_REQUEST, "agent-token": questionRequestOf("agent-token") } as const;

/**
 * Reads the body that asks a question from its raw text (docs/reference/questions.md#the-question), with every fault of
 * it at once. IDs are in lower case, each once; they are not looked up: see `missingAbout`.
 */
export function readQuestionRequest(
  text: string,
  asker: Asker,
): Result<QuestionRequest, QuestionBodyRefusal> {
  const read = readNamed(BODIES[asker], "question", text);
  return read.ok ? { ok: true, value: { ...read.value, about: [...new Set(read.value.about)] } } : read;
}

/** Reads the body that answers a question; whether it may be answered is for `answerQuestion` to say. */
export function readAnswerRequest(text: string): Result<AnswerRequest, QuestionBodyRefusal> {
  return readNamed(ANSWER_REQUEST, "answer", text);
}

function readNamed<N extends Node>(
  node: N,
  name: string,
  text: string,
): Result<SentOf<N>, QuestionBodyRefusal> {
  return readBody({ node, name, unknownField: "is not a known field", ...QUESTION_BODY_LIMITS }, text);
}
