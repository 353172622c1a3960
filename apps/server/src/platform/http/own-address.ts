import { serviceAddress } from "@plumbline/agent-tools";
import type { Request } from "express";
import type { Configuration } from "../configuration/configuration.js";
import { ApiError } from "../errors/api-error.js";
import { isReachedByHttps } from "./client-address.js";

/**
 * Scheme and host of this service as who asks reaches it, to begin a link with. 400 `invalid_host` for what the
 * service lets in, and yet is no host that may stand in a text.
 */
export function ownAddress(request: Request, configuration: Configuration): string {
  const scheme = isReachedByHttps(request, configuration) ? "https" : "http";
  const address = serviceAddress(scheme, request.headers.host ?? "");
  if (address === null) {
    const title = "This host name cannot stand in an address";
    throw new ApiError({ status: 400, type: "invalid_host", title });
  }
  return address;
}
