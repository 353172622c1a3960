import { randomUUID } from "node:crypto";
import type { NextFunction, Request, Response } from "express";
import type { TrustedProxies } from "../configuration/trusted-proxies.js";
import type { Log } from "../logging/log.js";
import { type RequestContext, requestContext } from "../logging/request-context.js";
import { clientAddress } from "./client-address.js";
import { drainAfter } from "./drain.js";

/** Probes ask every few seconds: only an answer that is not 200 is worth a line. */
const PROBE = /^\/health(\/|$)/;

/** Gives every request an ID, answers it as `X-Request-Id`, and writes one log line when it ends. */
export function requestIdMiddleware(log: Log, proxies: TrustedProxies) {
  return (request: Request, response: Response, next: NextFunction): void => {
    const context: RequestContext = { requestId: randomUUID(), actor: null, workspaceId: null };
    const startedAt = performance.now();
    const { method, path } = request;
    const client = clientAddress(request, proxies);
    response.setHeader("X-Request-Id", context.requestId);
    drainAfter(request, response);
    response.once("close", () => {
      const { statusCode: status } = response;
      if (status === 200 && PROBE.test(path)) {
        return;
      }
      const fields = { method, path, status, client, ...context };
      log.info({ ...fields, ms: Math.round(performance.now() - startedAt) }, "request");
    });
    requestContext.run(context, next);
  };
}
