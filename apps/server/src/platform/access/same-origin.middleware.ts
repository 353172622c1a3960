import { parseCookie } from "cookie";
import type { NextFunction, Request, Response } from "express";
import { forbidden } from "../errors/api-error.js";
import { writeProblem } from "../errors/problem.filter.js";
import { bearerOf } from "./bearer.js";
import { isSameOrigin } from "./same-origin.js";

const SAFE = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses an unsafe request that carries a session cookie and comes from another site or origin
 * (docs/reference/sign-in.md#requests-from-other-sites). No browser adds a bearer by itself, and beside one
 * the cookie signs nobody in.
 */
export function sameOriginMiddleware(sessionCookie: string) {
  return (request: Request, response: Response, next: NextFunction): void => {
    // Read as sessions are read, so that no spelling of the cookie signs in and passes for none here.
    const hasCookie = (): boolean => parseCookie(request.headers.cookie ?? "")[sessionCookie] !== undefined;
    const usesCookie = (): boolean => bearerOf(request).kind === "none" && hasCookie();
    if (SAFE.has(request.method) || isSameOrigin(request.headers) || !usesCookie()) {
      next();
    } else {
      writeProblem(response, forbidden("A request from another site is refused"));
    }
  };
}
