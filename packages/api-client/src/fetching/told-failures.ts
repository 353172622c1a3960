import { AnswerError } from "../errors/answer-error.js";
import { networkError } from "../errors/network-error.js";
import type { Fetch } from "./fetch-layer.js";

/**
 * What is no answer of the service is told as what it is: no connection, a redirect, a page of a proxy. An abort stays
 * what the caller's signal says.
 */
export function toldFailures(next: Fetch): Fetch {
  return async (request) => {
    const response = await sent(next, request);
    if (isRedirect(response)) {
      throw redirected(response);
    }
    if (response.ok && isPage(response)) {
      await response.body?.cancel();
      throw new AnswerError("The answer is a web page: something in front of the service gave it", response);
    }
    return response;
  };
}

async function sent(next: Fetch, request: Request): Promise<Response> {
  try {
    return await next(request);
  } catch (error) {
    throw request.signal.aborted ? error : networkError(error, new URL(request.url).origin);
  }
}

/** Browsers hide the status of a redirect that is not followed. */
function isRedirect(response: Response): boolean {
  return (
    response.type === "opaqueredirect" ||
    (response.status > 300 && response.status < 304) ||
    (response.status > 306 && response.status < 309)
  );
}

function isPage(response: Response): boolean {
  return /^text\/html\b/i.test(response.headers.get("content-type") ?? "");
}

/** A redirect is not followed: it would turn a write into a read, and take a token to where it was not meant for. */
function redirected(response: Response): AnswerError {
  const location = response.headers.get("location");
  const where = location === null ? "" : ` to ${location}`;
  return new AnswerError(
    `The address answers with a redirect${where}: give the address it leads to`,
    response,
  );
}
