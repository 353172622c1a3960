import type { NextFunction, Request, Response } from "express";
import { type Authenticator, identityOf } from "../access/authenticator.js";
import type { RateLimiter } from "./rate-limiter.js";

/**
 * Finds out who asks and counts the request when it carries no valid credential
 * (docs/reference/running.md#rate-limits). It stands before everything that can refuse a request, so that
 * refused ones count too.
 */
export function identifyMiddleware(authenticator: Authenticator, limiter: RateLimiter) {
  return async (request: Request, response: Response, next: NextFunction): Promise<void> => {
    try {
      const identity = await identityOf(request, response, authenticator);
      if (identity === null) {
        await limiter.count("anonymous", request);
      }
      next();
    } catch (thrown) {
      next(thrown);
    }
  };
}
