import { randomUUID } from "node:crypto";
import type { NextFunction, Request, Response } from "express";
import type { TrustedProxies } from "../configuration/trusted-proxies.js";
import type { Log } from "../logging/log.js";
import { type RequestContext, requestContext } from "../logging/request-context.js";
import { telemetry } from "../telemetry/telemetry.js";
import { clientAddress } from "./client-address.js";
import { drainAfter } from "./drain.js";

/** What is asked for all the time and says nothing new: probes, files of the web client, stamps that did not change. */
const UNEVENTFUL: readonly { readonly path: RegExp; readonly statuses: readonly number[] }[] = [
  { path: /^\/health(\/|$)/, statuses: [200] },
  { path: /^\/assets\//, statuses: [200, 304] },
  { path: /^\/api\/projects\/[^/]+\/stamp$/, statuses: [304] },
];

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
      const ms = performance.now() - startedAt;
      telemetry().answered({ method, route: routeOf(request), status, ms });
      if (isUneventful(path, status)) {
        return;
      }
      const fields = { method, path, status, client, ...context };
      log.info({ ...fields, ms: Math.round(ms) }, "request");
    });
    requestContext.run(context, next);
  };
}

/** The route as it is declared: of these there are a few hundred, of paths without end. */
function routeOf({ route }: Request): string {
  return typeof route?.path === "string" ? route.path : "";
}

function isUneventful(asked: string, status: number): boolean {
  return UNEVENTFUL.some(({ path, statuses }) => path.test(asked) && statuses.includes(status));
}
