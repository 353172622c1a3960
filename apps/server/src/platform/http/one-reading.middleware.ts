import type { NextFunction, Request, Response } from "express";
import { ApiError } from "../errors/api-error.js";
import { writeProblem } from "../errors/problem.filter.js";

const VERSIONS = new Set(["1.0", "1.1"]);
/** A whole address in its place has a host of its own, which a route does not look at. */
const PATH_AND_QUERY = /^\/[^#]*$/;

/**
 * Refuses a request that a proxy in front may read in another way than this service does, and closes its connection
 * (RFC 9112, 2.3, 3.2 and 6.1): of another version, for no host or two, with more than a path and a query in its line, or in a
 * transfer coding that is not read.
 */
export function oneReadingMiddleware(request: Request, response: Response, next: NextFunction): void {
  const title = ambiguityOf(request);
  if (title === null) {
    next();
    return;
  }
  writeProblem(
    response,
    new ApiError({ status: 400, type: "invalid_request", title, headers: { Connection: "close" } }),
  );
}

function ambiguityOf({ httpVersion, headersDistinct, method, originalUrl }: Request): string | null {
  if (!VERSIONS.has(httpVersion)) {
    return "A request line has to name HTTP/1.0 or HTTP/1.1";
  }
  const { host = [], "transfer-encoding": codings = [] } = headersDistinct;
  if (host.length > 1 || (host.length === 0 && httpVersion !== "1.0")) {
    return "A request has to name one host, once";
  }
  if (!PATH_AND_QUERY.test(originalUrl) && !(method === "OPTIONS" && originalUrl === "*")) {
    return "A request line has to name a path and a query alone: the host has a header, and a fragment stays with the client";
  }
  if (codings.length > 1 || codings.some((coding) => coding.trim().toLowerCase() !== "chunked")) {
    return "A body may come chunked, and in no other transfer coding";
  }
  return null;
}
