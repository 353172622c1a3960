import { Controller, Get, Req } from "@nestjs/common";
import { ApiOkResponse, ApiOperation, ApiTags } from "@nestjs/swagger";
import { clientConfigurations, registryEntry } from "@plumbline/agent-tools";
import type { Request } from "express";
import { Access } from "../../platform/access/access.decorator.js";
import { ApiProblem } from "../../platform/openapi/problem-responses.js";
import { DescribedServices } from "./described-services.js";
import { ClientsResponse } from "./dto/clients.response.js";

/** See docs/reference/tools.md#clients. */
@ApiTags("agents")
@ApiProblem(400, "The host name cannot stand in an address (invalid_host)")
@Controller("api/agent")
export class AgentClientsController {
  constructor(private readonly services: DescribedServices) {}

  @Get("clients")
  @Access({ signedIn: true, person: true })
  @ApiOperation({
    operationId: "listAgentClients",
    summary: "Ready configuration for the usual clients of the tool endpoint",
  })
  @ApiOkResponse({ type: ClientsResponse })
  clients(@Req() request: Request): ClientsResponse {
    return { clients: clientConfigurations(this.services.of(request)) };
  }

  @Get("server.json")
  @Access({ open: true })
  @ApiOperation({
    operationId: "getRegistryEntry",
    summary: "The server.json of this service for the MCP registry",
  })
  @ApiOkResponse({ content: { "application/json": { schema: { type: "object" } } } })
  entry(@Req() request: Request): object {
    return registryEntry(this.services.of(request));
  }
}
