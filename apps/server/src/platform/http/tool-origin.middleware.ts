import type { NextFunction, Request, Response } from "express";
import { mayOriginUseTools } from "../access/tool-origin.js";
import type { AllowedHosts } from "../configuration/allowed-hosts.js";
import { forbidden } from "../errors/api-error.js";
import { writeProblem } from "../errors/problem.filter.js";

/** Refuses messages that a page of another origin sends to the tool endpoint. */
export function toolOriginMiddleware(hosts: AllowedHosts) {
  return (request: Request, response: Response, next: NextFunction): void => {
    if (mayOriginUseTools(request.headers, hosts)) {
      next();
      return;
    }
    writeProblem(response, forbidden("A page of this origin may not use the tools"));
  };
}
