import type { NextFunction, Request, Response } from "express";
import { ApiError } from "../errors/api-error.js";
import { writeProblem } from "../errors/problem.filter.js";
import { pathPattern } from "./path-pattern.js";
import type { Route } from "./routes.js";

const ALWAYS: readonly string[] = ["application/json", "application/problem+json", "application/x-yaml"];

/** Refuses a request to the API that takes none of the forms in which its address answers. */
export function notAcceptable(routes: readonly Route[]) {
  const further = routes.flatMap(({ path, alsoAnswers }) =>
    alsoAnswers.length === 0 ? [] : [{ pattern: pathPattern(path), alsoAnswers }],
  );
  return (request: Request, response: Response, next: NextFunction): void => {
    if (request.headers.accept === undefined) {
      next();
      return;
    }
    const here = further.filter(({ pattern }) => pattern.test(request.path));
    const answered = [...ALWAYS, ...here.flatMap(({ alsoAnswers }) => alsoAnswers)];
    if (request.accepts(answered) !== false) {
      next();
    } else {
      writeProblem(response, NOT_ACCEPTABLE);
    }
  };
}

const NOT_ACCEPTABLE = new ApiError({
  status: 406,
  type: "not_acceptable",
  title: "The API answers application/json",
});
