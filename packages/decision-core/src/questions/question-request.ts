import type { Guid } from "@plumbline/model-core";
import {
  atMostCharacters,
  firstOf,
  guid,
  list,
  NOT_BLANK,
  type Node,
  object,
  orElseAlsoNull,
  orNull,
  type ReadOf,
  text,
  type ValueRule,
  word,
} from "@plumbline/model-core/declaring";
import { QUESTION_LIMITS } from "./question-limits.js";
import { QUESTION_ORIGINS, type QuestionOrigin } from "./stored-question.js";

/** Who asks: a person may say that a person does, of an agent token the service says it. */
export type Asker = "person" | "agent-token";

const ORIGINS_OF: { readonly [By in Asker]: readonly QuestionOrigin[] } = {
  person: ["human"],
  "agent-token": QUESTION_ORIGINS,
};

/** Any lines; no other control character. */
const LINES: ValueRule<string> = {
  broken: (value) =>
    /[^\P{Cc}\t\n\r]/u.test(value) ? "must hold no control character but tabs and line ends" : null,
  schema: {},
};

function statedLines(most: number, about: string): Node<string> {
  return text({ rules: [firstOf(NOT_BLANK, LINES, atMostCharacters(most))], about });
}

const NOTHING: readonly Guid[] = [];
const ABOUT = list(guid(), {
  most: QUESTION_LIMITS.about,
  counts: "different",
  about: "What it is about: facts, schemas, scenarios, promises or decisions by their IDs",
});

/** The body that asks a question, as it may be sent by an asker. */
export function questionRequestOf(asker: Asker) {
  return object({
    text: statedLines(QUESTION_LIMITS.textCharacters, "What is asked"),
    about: orElseAlsoNull(ABOUT, NOTHING),
    origin: orNull(word(ORIGINS_OF[asker], { about: "human, or left out" })),
  });
}

/** The body of a person (docs/reference/questions.md#the-question). */
export const QUESTION_REQUEST = questionRequestOf("person");
export type QuestionRequest = ReadOf<typeof QUESTION_REQUEST>;

/** The body that answers a question (docs/reference/questions.md#states). */
export const ANSWER_REQUEST = object({
  answer: statedLines(QUESTION_LIMITS.answerCharacters, "What the question is answered with"),
});
export type AnswerRequest = ReadOf<typeof ANSWER_REQUEST>;
