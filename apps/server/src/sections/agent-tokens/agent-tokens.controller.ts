import { Body, Controller, Delete, Get, HttpCode, Param, Post } from "@nestjs/common";
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from "@nestjs/swagger";
import type { Guid } from "@plumbline/model-core";
import { Access, CallerOf } from "../../platform/access/access.decorator.js";
import { GuidPipe } from "../../platform/access/guid.pipe.js";
import type { WorkspaceCaller } from "../../platform/access/principal.js";
import { JsonBody } from "../../platform/http/body.decorator.js";
import { ApiConflict } from "../../platform/openapi/problem-responses.js";
import { AgentTokensService } from "./agent-tokens.service.js";
import {
  AgentTokenResponse,
  CreatedAgentTokenResponse,
  toAgentTokenResponse,
} from "./dto/agent-token.response.js";
import { CreateAgentTokenRequest } from "./dto/create-agent-token.request.js";

/** See docs/reference/access.md#agent-tokens. */
@ApiTags("agent tokens")
@Controller("api/workspaces/:workspaceId/agent-tokens")
export class AgentTokensController {
  constructor(private readonly tokens: AgentTokensService) {}

  @Get()
  @Access({ workspace: "owner", person: true })
  @ApiOperation({ operationId: "listAgentTokens", summary: "The agent tokens of a workspace, in name order" })
  @ApiOkResponse({ type: [AgentTokenResponse], description: "Expired ones too; revoked ones are gone" })
  async list(@CallerOf() { workspaceId }: WorkspaceCaller): Promise<readonly AgentTokenResponse[]> {
    return (await this.tokens.list(workspaceId)).map(toAgentTokenResponse);
  }

  @Post()
  @Access({ workspace: "owner", person: true })
  @JsonBody()
  @ApiOperation({
    operationId: "createAgentToken",
    summary: "Creates an agent token; its value is shown once",
  })
  @ApiCreatedResponse({ type: CreatedAgentTokenResponse })
  @ApiConflict("A live token has the name, or the workspace has too many live tokens")
  async create(
    @CallerOf() caller: WorkspaceCaller,
    @Body() body: CreateAgentTokenRequest,
  ): Promise<CreatedAgentTokenResponse> {
    const { token, value } = await this.tokens.create(caller, body);
    return { token: toAgentTokenResponse(token), value };
  }

  @Delete(":tokenId")
  @HttpCode(204)
  @Access({ workspace: "owner", person: true })
  @ApiOperation({
    operationId: "revokeAgentToken",
    summary: "Revokes an agent token, at once and everywhere",
  })
  @ApiNoContentResponse()
  revoke(@CallerOf() caller: WorkspaceCaller, @Param("tokenId", GuidPipe) id: Guid): Promise<void> {
    return this.tokens.revoke(caller, id);
  }
}
