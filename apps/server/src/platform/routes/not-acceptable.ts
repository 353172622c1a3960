import type { NextFunction, Request, Response } from "express";
import { ApiError } from "../errors/api-error.js";
import { writeProblem } from "../errors/problem.filter.js";

const ANSWERED = ["application/json", "application/problem+json", "application/x-yaml"];
const DRAWN = [...ANSWERED, "image/svg+xml", "text/plain"];
const DIAGRAM = /\/diagram\/?$/i;

/** Refuses a request to the API that takes none of the forms we answer in. */
export function notAcceptableMiddleware(request: Request, response: Response, next: NextFunction): void {
  if (request.accepts(DIAGRAM.test(request.path) ? DRAWN : ANSWERED) !== false) {
    next();
    return;
  }
  const title = "The API answers application/json";
  writeProblem(response, new ApiError({ status: 406, type: "not_acceptable", title }));
}
