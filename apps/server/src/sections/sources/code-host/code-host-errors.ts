import { ApiError, rateLimited, validationError } from "../../../platform/errors/api-error.js";
import type { CodeHostAnswer } from "./code-host-answer.js";

/** What it is answered with when nothing came back of a repository that was named (docs/reference/sources.md#refusals). */
export function repositoryNotRead(answer: Exclude<CodeHostAnswer, { outcome: "answered" }>): ApiError {
  switch (answer.outcome) {
    case "not-found":
      return notThisRepository("is not there, or the token of the workspace may not see it");
    case "moved":
      return notThisRepository("has another name by now: look it up at the code host");
    case "rate-limited":
      return rateLimited(answer.restMs, "requests to the code host");
    case "refused":
      return codeHostError(409, "access_refused", "The code host refused to show the repository");
    case "blocked":
      return codeHostNotConfigured();
    case "unavailable":
      return codeHostUnavailable();
  }
}

export function notThisRepository(message: string): ApiError {
  return validationError([{ field: "repository", message }]);
}

export function codeHostNotConfigured(): ApiError {
  return codeHostError(
    409,
    "not_configured",
    "The workspace has no code host that may be asked: its address is blocked, or its token was saved for another",
  );
}

export function codeHostUnavailable(): ApiError {
  return codeHostError(502, "unavailable", "The code host cannot be asked, or its answer cannot be read");
}

function codeHostError(
  status: number,
  what: "access_refused" | "not_configured" | "unavailable",
  title: string,
): ApiError {
  return new ApiError({ status, type: `codehost_${what}`, title });
}
