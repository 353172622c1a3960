import type { NextFunction, Request, Response } from "express";
import { forbidden } from "../errors/api-error.js";
import { writeProblem } from "../errors/problem.filter.js";

const SAFE = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses an unsafe request that carries a session cookie and comes from another site or origin
 * (design: sign-in, CSRF). Another port of the same host is another origin.
 */
export function sameOriginMiddleware(sessionCookie: string) {
  return (request: Request, response: Response, next: NextFunction): void => {
    if (SAFE.has(request.method) || !hasCookie(request, sessionCookie) || isSameOrigin(request)) next();
    else writeProblem(response, forbidden("A request from another site is refused"));
  };
}

function hasCookie(request: Request, name: string): boolean {
  return (request.headers.cookie ?? "").split(";").some((pair) => pair.trim().startsWith(`${name}=`));
}

function isSameOrigin(request: Request): boolean {
  const site = request.headers["sec-fetch-site"];
  if (site !== undefined) return site === "same-origin" || site === "none";
  const { origin, host } = request.headers;
  if (origin === undefined) return true;
  return (
    URL.canParse(origin) && new URL(origin).host === withoutDefaultPort(host ?? "", new URL(origin).protocol)
  );
}

function withoutDefaultPort(host: string, protocol: string): string {
  const url = `${protocol}//${host}`;
  return URL.canParse(url) ? new URL(url).host : host;
}
