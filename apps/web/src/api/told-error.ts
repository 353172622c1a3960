import { AnswerError, NetworkError, ProblemError } from "@plumbline/api-client";
import { EnginesTooLongError } from "../engines/engines-too-long-error.js";
import { DESIGN_WORDS as words } from "../words/design.js";
import { ENGINES_WORDS } from "../words/engines.js";

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
  if (error instanceof EnginesTooLongError) {
    return { title: ENGINES_WORDS.tooLongTitle, details: [error.message], requestId: null };
  }
  return { title: words.unexpected, details: error instanceof Error ? [error.message] : [], requestId: null };
}

/** What the service says about one field of a form; null where it says nothing. */
export function fieldError(error: unknown, field: string): string | null {
  if (!(error instanceof ProblemError)) {
    return null;
  }
  const messages = error.errors.filter((one) => one.field === field).map(({ message }) => message);
  return messages.length === 0 ? null : messages.join("; ");
}

/** What is left to say beside a form whose fields say what is wrong with them; null where nothing is. */
export function besideFields(error: unknown, fields: readonly string[]): unknown {
  const isSaid =
    error instanceof ProblemError &&
    error.errors.length > 0 &&
    error.errors.every(({ field }) => fields.includes(field));
  return isSaid ? null : error;
}
