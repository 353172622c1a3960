import type { QuestionStatus } from "./stored-question.js";

/** What is done with a question. */
export const QUESTION_TRIGGERS = ["answer", "drop", "reopen"] as const;
export type QuestionTrigger = (typeof QUESTION_TRIGGERS)[number];

/** Where a move leads, or why there is none: a title of a `conflict`. */
export type QuestionMove = { readonly to: QuestionStatus } | { readonly refused: string };

const IS_OPEN = { refused: "The question is open" } as const;
const IS_ANSWERED = { refused: "The question is answered: reopen it first" } as const;
const IS_DROPPED = { refused: "The question is dropped: reopen it first" } as const;

/** Every move of a question (docs/reference/questions.md#states). */
export const QUESTION_MOVES: {
  readonly [On in QuestionTrigger]: { readonly [From in QuestionStatus]: QuestionMove };
} = {
  answer: { open: { to: "answered" }, answered: IS_ANSWERED, dropped: IS_DROPPED },
  drop: { open: { to: "dropped" }, answered: IS_ANSWERED, dropped: IS_DROPPED },
  reopen: { open: IS_OPEN, answered: { to: "open" }, dropped: { to: "open" } },
};
