import type { NextFunction, Request, Response } from "express";
import { ApiError } from "../errors/api-error.js";
import { writeProblem } from "../errors/problem.filter.js";
import { PathsOfRoutes } from "./paths-of-routes.js";
import type { Route } from "./routes.js";

/** Answers 405 with `Allow` where the path is known and the method is not. */
export function methodNotAllowed(routes: readonly Route[]) {
  const paths = new PathsOfRoutes<ReadonlySet<string>>();
  for (const [path, here] of Map.groupBy(routes, ({ path }) => path)) {
    const methods = here.map(({ method }) => method);
    paths.add(path, new Set(methods.includes("GET") ? [...methods, "HEAD"] : methods));
  }
  return (request: Request, response: Response, next: NextFunction): void => {
    const { method, path } = request;
    const known = paths.at(path);
    if (known.length === 0 || known.some((methods) => methods.has(method))) {
      next();
    } else {
      writeProblem(response, notAllowed(method, [...new Set(known.flatMap((methods) => [...methods]))]));
    }
  };
}

/** The refusal of a method where others are known. */
export function notAllowed(method: string, known: readonly string[]): ApiError {
  return new ApiError({
    status: 405,
    type: "method_not_allowed",
    title: `${method} is not a method of this address`,
    headers: { Allow: [...known].sort().join(", ") },
  });
}
