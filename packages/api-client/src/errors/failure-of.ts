import { AnswerError } from "./answer-error.js";
import { ProblemError } from "./problem-error.js";
import { readProblem } from "./read-problem.js";

/** What an answer that is no success says, from its body as it was read: parsed where it is JSON, text where not. */
export function failureOf(response: Response, body: unknown): ProblemError | AnswerError {
  const problem = readProblem(body);
  if (problem !== null) {
    return new ProblemError(problem, response);
  }
  if (response.status === 304) {
    return new AnswerError("Nothing changed: read answers with If-None-Match by dataIfChanged", response);
  }
  const what = [response.status, response.headers.get("content-type")].filter(Boolean).join(", ");
  const text = typeof body === "string" ? body : "";
  return new AnswerError(
    `The answer (${what}) is not of the service: something in front of it may have answered`,
    response,
    text,
  );
}
