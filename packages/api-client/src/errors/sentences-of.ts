import { AnswerError } from "./answer-error.js";
import { NetworkError } from "./network-error.js";
import { ProblemError } from "./problem-error.js";

/**
 * What went wrong, as sentences to show: the title first, then one for each broken rule, then when to try again. They
 * are plain text: show them as text, never as markup. What is no failure of a call is null: a bug, or an abort.
 */
export function sentencesOf(failure: unknown): readonly string[] | null {
  if (failure instanceof ProblemError) {
    return [
      failure.title,
      ...failure.errors.map(sentenceOf).filter((text) => text !== failure.title),
      ...again(failure),
    ];
  }
  return failure instanceof NetworkError || failure instanceof AnswerError ? [failure.message] : null;
}

function sentenceOf({ field, message }: ProblemError["errors"][number]): string {
  return field === "" ? message : `${field}: ${message}`;
}

function again({ retryAfter }: ProblemError): readonly string[] {
  return retryAfter === null
    ? []
    : [`Try again in ${retryAfter} ${retryAfter === 1 ? "second" : "seconds"}.`];
}
