import { ApiError } from "./api-error.js";

const MARK = "An answer from a thread: ";

/** An error of a thread as one that arrives: an error that crosses threads keeps its message alone. */
export function carriedError({ status, type, message: title, errors, headers, members }: ApiError): Error {
  return new Error(`${MARK}${JSON.stringify({ status, type, title, errors, headers, members })}`);
}

/** What a thread threw, as it was thrown there where that is an answer. */
export function arrivedError(thrown: unknown): unknown {
  return thrown instanceof Error && thrown.message.startsWith(MARK)
    ? new ApiError(JSON.parse(thrown.message.slice(MARK.length)))
    : thrown;
}
