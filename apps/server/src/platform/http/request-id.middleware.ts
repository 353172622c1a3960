import { randomUUID } from "node:crypto";
import type { NextFunction, Request, Response } from "express";
import type { Log } from "../logging/log.js";
import { type RequestContext, requestContext } from "../logging/request-context.js";
import { drainAfter } from "./drain.js";

/** Gives every request an ID, answers it as `X-Request-Id`, and writes one log line when it ends. */
export function requestIdMiddleware(log: Log) {
  return (request: Request, response: Response, next: NextFunction): void => {
    const context: RequestContext = { requestId: randomUUID(), actor: null, workspaceId: null };
    const startedAt = performance.now();
    const { method, path } = request;
    response.setHeader("X-Request-Id", context.requestId);
    drainAfter(request, response);
    response.once("close", () => {
      const fields = { method, path, status: response.statusCode, ...context };
      log.info({ ...fields, ms: Math.round(performance.now() - startedAt) }, "request");
    });
    requestContext.run(context, next);
  };
}
