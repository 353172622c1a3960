import type { NextFunction, Request, Response } from "express";
import { ApiError } from "../errors/api-error.js";
import { writeProblem } from "../errors/problem.filter.js";
import { pathPattern } from "./path-pattern.js";
import type { Route } from "./routes.js";

interface PathMethods {
  readonly pattern: RegExp;
  readonly methods: Set<string>;
}

/** Answers 405 with `Allow` where the path is known and the method is not. */
export function methodNotAllowed(routes: readonly Route[]) {
  const byPath = new Map<string, PathMethods>();
  for (const { path, method } of routes) {
    const known = byPath.get(path) ?? { pattern: pathPattern(path), methods: new Set<string>() };
    known.methods.add(method);
    if (method === "GET") {
      known.methods.add("HEAD");
    }
    byPath.set(path, known);
  }
  const paths = [...byPath.values()];
  return (request: Request, response: Response, next: NextFunction): void => {
    const { method, path } = request;
    const known = paths.filter(({ pattern }) => pattern.test(path));
    if (known.length === 0 || known.some(({ methods }) => methods.has(method))) {
      next();
    } else {
      writeProblem(response, notAllowed(method, [...new Set(known.flatMap((each) => [...each.methods]))]));
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
