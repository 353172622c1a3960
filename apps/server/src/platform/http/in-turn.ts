import type { NextFunction, Request, RequestHandler, Response } from "express";
import { literally } from "../literally.js";

/**
 * Middlewares as one, each when the one before says so. One that throws, rejects or says an error ends them with it. Express's
 * router takes longer to find the next of its own than most of these take.
 */
export function inTurn(...steps: readonly RequestHandler[]): RequestHandler {
  return (request, response, next) => take({ request, response, next, steps }, 0);
}

/** The same for what is at or below one of the paths, in any letter case, as Express tells it. */
export function below(paths: readonly string[], ...steps: readonly RequestHandler[]): RequestHandler {
  const pattern = new RegExp(`^(?:${paths.map(literally).join("|")})(?:/|$)`, "i");
  const all = inTurn(...steps);
  return (request, response, next) => (pattern.test(request.path) ? all(request, response, next) : next());
}

interface Exchange {
  readonly request: Request;
  readonly response: Response;
  readonly next: NextFunction;
  readonly steps: readonly RequestHandler[];
}

function take(exchange: Exchange, turn: number): void {
  const { request, response, next, steps } = exchange;
  const step = steps[turn];
  if (step === undefined) {
    next();
    return;
  }
  const goOn = (thrown?: unknown): void => (thrown === undefined ? take(exchange, turn + 1) : next(thrown));
  try {
    const done: unknown = step(request, response, goOn);
    if (done instanceof Promise) {
      done.catch(next);
    }
  } catch (thrown) {
    next(thrown);
  }
}
