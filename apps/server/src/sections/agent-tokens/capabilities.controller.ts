import { Controller, Get } from "@nestjs/common";
import { ApiOkResponse, ApiOperation, ApiTags } from "@nestjs/swagger";
import { Access, CallerOf } from "../../platform/access/access.decorator.js";
import type { AgentTokenPrincipal, Caller } from "../../platform/access/principal.js";
import { CapabilitiesService } from "./capabilities.service.js";
import { CapabilitiesResponse } from "./dto/capabilities.response.js";

/** See docs/reference/access.md#capabilities. */
@ApiTags("agent tokens")
@Controller("api/agent/capabilities")
export class CapabilitiesController {
  constructor(private readonly capabilities: CapabilitiesService) {}

  @Get()
  @Access({ agentToken: true })
  @ApiOperation({ operationId: "getCapabilities", summary: "What the presented agent token can call" })
  @ApiOkResponse({ type: CapabilitiesResponse })
  read(@CallerOf() { principal }: Caller<AgentTokenPrincipal>): CapabilitiesResponse {
    return this.capabilities.of(principal);
  }
}
