import type { IncomingMessage, ServerResponse } from "node:http";
import type { RequestHandler } from "express";
import helmet from "helmet";
import { POLICY_OF_ANSWERS } from "./content-security.js";

/**
 * Gives every answer the headers that Helmet gives, asked for once: they are the same for all. What is no answer of the API states
 * another policy in its place.
 */
export function steadyHeaders(): RequestHandler {
  const headers = [
    ...headersOf(helmet({ contentSecurityPolicy: false, xFrameOptions: { action: "deny" }, hsts: false })),
  ];
  headers.push(["Content-Security-Policy", POLICY_OF_ANSWERS]);
  return (_request, response, next) => {
    for (const [name, value] of headers) {
      response.setHeader(name, value);
    }
    next();
  };
}

function headersOf(middleware: ReturnType<typeof helmet>): ReadonlyMap<string, string> {
  const headers = new Map<string, string>();
  const response = {
    setHeader: (name: string, value: string) => headers.set(name, value),
    removeHeader: (name: string) => headers.delete(name),
  };
  middleware({} as IncomingMessage, response as unknown as ServerResponse, () => undefined);
  return headers;
}
