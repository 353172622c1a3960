import type { NextFunction, Request, Response } from "express";
import type { AllowedHosts } from "../configuration/allowed-hosts.js";
import { ApiError } from "../errors/api-error.js";
import { writeProblem } from "../errors/problem.filter.js";

/**
 * Refuses a request for a host that is not this service's; probes ask by address and are exempt
 * (docs/reference/running.md#host-names).
 */
export function allowedHostMiddleware(hosts: AllowedHosts) {
  return (request: Request, response: Response, next: NextFunction): void => {
    if (/^\/health(\/|$)/i.test(request.path) || hosts.allows(request.headers.host ?? "")) {
      next();
      return;
    }
    const title = "This host name is not one the service answers to";
    writeProblem(response, new ApiError({ status: 400, type: "invalid_host", title }));
  };
}
