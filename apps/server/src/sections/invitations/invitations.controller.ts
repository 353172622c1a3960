import { Body, Controller, Delete, Get, HttpCode, Param, Post, Req } from "@nestjs/common";
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from "@nestjs/swagger";
import type { Guid } from "@plumbline/model-core";
import type { Request } from "express";
import { Access, CallerOf } from "../../platform/access/access.decorator.js";
import { GuidPipe } from "../../platform/access/guid.pipe.js";
import type { UserPrincipal, WorkspaceCaller } from "../../platform/access/principal.js";
import { JsonBody } from "../../platform/http/body.decorator.js";
import { ApiConflict } from "../../platform/openapi/problem-responses.js";
import { CreateInvitationRequest } from "./dto/invitation.request.js";
import {
  CreatedInvitationResponse,
  InvitationResponse,
  toCreatedInvitation,
  toInvitationResponse,
} from "./dto/invitation.response.js";
import { InvitationsService } from "./invitations.service.js";

/** See docs/reference/workspaces.md#invitations. */
@ApiTags("workspaces")
@Controller("api/workspaces/:workspaceId/invitations")
export class InvitationsController {
  constructor(private readonly invitations: InvitationsService) {}

  @Get()
  @Access({ workspace: "owner", person: true })
  @ApiOperation({
    operationId: "listInvitations",
    summary: "The live invitations of a workspace, newest first",
  })
  @ApiOkResponse({ type: [InvitationResponse] })
  async list(@CallerOf() { workspaceId }: WorkspaceCaller): Promise<readonly InvitationResponse[]> {
    return (await this.invitations.list(workspaceId)).map(toInvitationResponse);
  }

  @Post()
  @Access({ workspace: "owner", person: true })
  @JsonBody()
  @ApiOperation({
    operationId: "createInvitation",
    summary: "A link into the workspace, good once; it is shown once",
  })
  @ApiCreatedResponse({ type: CreatedInvitationResponse })
  @ApiConflict("The workspace has too many invitations")
  async create(
    @CallerOf() caller: WorkspaceCaller<UserPrincipal>,
    @Body() body: CreateInvitationRequest,
    @Req() request: Request,
  ): Promise<CreatedInvitationResponse> {
    return toCreatedInvitation(await this.invitations.create(caller, body, request));
  }

  @Delete(":invitationId")
  @HttpCode(204)
  @Access({ workspace: "owner", person: true })
  @ApiOperation({ operationId: "revokeInvitation", summary: "Takes an invitation back" })
  @ApiNoContentResponse()
  revoke(@CallerOf() caller: WorkspaceCaller, @Param("invitationId", GuidPipe) id: Guid): Promise<void> {
    return this.invitations.revoke(caller, id);
  }
}
