import type { NextFunction, Request, Response } from "express";
import { forbidden } from "../errors/api-error.js";
import { writeProblem } from "../errors/problem.filter.js";
import { isSameOrigin } from "./same-origin.js";

const SAFE = new Set(["GET", "HEAD", "OPTIONS"]);

/** Refuses an unsafe request that carries a session cookie and comes from another site or origin (design: sign-in, CSRF). */
export function sameOriginMiddleware(sessionCookie: string) {
  return (request: Request, response: Response, next: NextFunction): void => {
    if (SAFE.has(request.method) || !hasCookie(request, sessionCookie) || isSameOrigin(request.headers))
      next();
    else writeProblem(response, forbidden("A request from another site is refused"));
  };
}

function hasCookie(request: Request, name: string): boolean {
  return (request.headers.cookie ?? "").split(";").some((pair) => pair.trim().startsWith(`${name}=`));
}
