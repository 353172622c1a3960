import type { NextFunction, Request, Response } from "express";
import { ApiError } from "../errors/api-error.js";
import { writeProblem } from "../errors/problem.filter.js";

/** Refuses a request that does not say exactly once which host it is for (RFC 9112, 3.2); HTTP/1.0 may leave it out. */
export function oneHostMiddleware(request: Request, response: Response, next: NextFunction): void {
  const { length } = request.headersDistinct["host"] ?? [];
  if (length === 1 || (length === 0 && request.httpVersion === "1.0")) {
    next();
    return;
  }
  const title = "A request has to name one host, once";
  writeProblem(response, new ApiError({ status: 400, type: "invalid_request", title }));
}
