import { AnswerError, NetworkError, ProblemError } from "@plumbline/api-client";
import { DESIGN_WORDS as words } from "../words/design.js";

/** What went wrong, as sentences for a person. */
export interface ToldError {
  readonly title: string;
  /** What is wrong and where, one sentence each. */
  readonly details: readonly string[];
  /** For the log of the service; null where there is none. */
  readonly requestId: string | null;
}

/** An error as it is shown; sentences of the service are shown as they are. */
export function toldError(error: unknown): ToldError {
  if (error instanceof ProblemError) {
    const wait = error.retryAfter === null ? [] : [words.waitSeconds(error.retryAfter)];
    const details = error.errors.map(({ field, message }) =>
      field === "" ? message : `${field}: ${message}`,
    );
    return {
      title: error.title,
      details: [...details, ...wait],
      requestId: error.status >= 500 ? error.requestId : null,
    };
  }
  if (error instanceof NetworkError) {
    return { title: words.noConnection, details: [], requestId: null };
  }
  if (error instanceof AnswerError) {
    return { title: words.notAnAnswer, details: [error.message], requestId: null };
  }
  return { title: words.unexpected, details: error instanceof Error ? [error.message] : [], requestId: null };
}

/** What the service says about one field of a form; null where it says nothing. */
export function fieldError(error: unknown, field: string): string | null {
  return error instanceof ProblemError
    ? (error.errors.find((one) => one.field === field)?.message ?? null)
    : null;
}
