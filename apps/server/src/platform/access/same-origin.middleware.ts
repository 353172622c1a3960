import type { NextFunction, Request, Response } from "express";
import { forbidden } from "../errors/api-error.js";
import { writeProblem } from "../errors/problem.filter.js";
import { bearerOf } from "./bearer.js";
import { isSameOrigin } from "./same-origin.js";

const SAFE = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses an unsafe request that comes from another site or origin, unless it has a bearer, which no browser adds by
 * itself (docs/reference/sign-in.md#requests-from-other-sites). Those without a session are no exception: another
 * site could sign a visitor in as somebody else.
 */
export function sameOriginMiddleware(request: Request, response: Response, next: NextFunction): void {
  if (SAFE.has(request.method) || isSameOrigin(request.headers) || bearerOf(request).kind !== "none") {
    next();
  } else {
    writeProblem(response, forbidden("A request from another site is refused"));
  }
}
