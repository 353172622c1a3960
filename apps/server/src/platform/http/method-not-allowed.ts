import type { NextFunction, Request, Response } from "express";
import { ApiError } from "../errors/api-error.js";
import { writeProblem } from "../errors/problem.filter.js";
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
    if (method === "GET") known.methods.add("HEAD");
    byPath.set(path, known);
  }
  return (request: Request, response: Response, next: NextFunction): void => {
    const allowed = [...byPath.values()].filter(({ pattern }) => pattern.test(request.path));
    const methods = [...new Set(allowed.flatMap((known) => [...known.methods]))].sort();
    if (methods.length === 0 || methods.includes(request.method)) {
      next();
      return;
    }
    const title = `${request.method} is not a method of this address`;
    writeProblem(
      response,
      new ApiError({
        status: 405,
        type: "method_not_allowed",
        title,
        headers: { Allow: methods.join(", ") },
      }),
    );
  };
}

function pathPattern(path: string): RegExp {
  const escaped = path.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/:\w+/g, "[^/]+");
  return new RegExp(`^${escaped}/?$`, "i");
}
