import { Inject, Injectable } from "@nestjs/common";
import { type DescribedService, serviceAddress } from "@plumbline/agent-tools";
import type { Request } from "express";
import { CONFIGURATION, type Configuration } from "../../platform/configuration/configuration.js";
import { ApiError } from "../../platform/errors/api-error.js";
import { isReachedByHttps } from "../../platform/http/client-address.js";
import { SERVICE_VERSION } from "../../platform/service-version.js";

/** This service as who asks reaches it: texts name the address that they were asked for at. */
@Injectable()
export class DescribedServices {
  constructor(@Inject(CONFIGURATION) private readonly configuration: Configuration) {}

  /** 400 `invalid_host` for what the service lets in, and yet is no host that may stand in a text. */
  of(request: Request): DescribedService {
    const scheme = isReachedByHttps(request, this.configuration) ? "https" : "http";
    const address = serviceAddress(scheme, request.headers.host ?? "");
    if (address === null) {
      const title = "This host name cannot stand in an address";
      throw new ApiError({ status: 400, type: "invalid_host", title });
    }
    return { address, version: SERVICE_VERSION };
  }
}
