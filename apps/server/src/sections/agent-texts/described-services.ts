import { Inject, Injectable } from "@nestjs/common";
import type { DescribedService } from "@plumbline/agent-tools";
import type { Request } from "express";
import { CONFIGURATION, type Configuration } from "../../platform/configuration/configuration.js";
import { ownAddress } from "../../platform/http/own-address.js";
import { SERVICE_VERSION } from "../../platform/service-version.js";

/** This service as who asks reaches it: texts name the address that they were asked for at. */
@Injectable()
export class DescribedServices {
  constructor(@Inject(CONFIGURATION) private readonly configuration: Configuration) {}

  /** 400 `invalid_host` for what the service lets in, and yet is no host that may stand in a text. */
  of(request: Request): DescribedService {
    return { address: ownAddress(request, this.configuration), version: SERVICE_VERSION };
  }
}
