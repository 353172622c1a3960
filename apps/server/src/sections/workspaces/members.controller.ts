import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post } from "@nestjs/common";
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
import { AddMemberRequest, ChangeMemberRequest } from "./dto/member.request.js";
import { MemberResponse, toMemberResponse } from "./dto/member.response.js";
import { MembersService } from "./members.service.js";

@ApiTags("workspaces")
@Controller("api/workspaces/:workspaceId/members")
export class MembersController {
  constructor(private readonly members: MembersService) {}

  @Get()
  @Access({ workspace: "viewer", scope: "read" })
  @ApiOperation({ operationId: "listMembers", summary: "The members of a workspace, in name order" })
  @ApiOkResponse({ type: [MemberResponse] })
  async list(@CallerOf() { workspaceId }: WorkspaceCaller): Promise<readonly MemberResponse[]> {
    return (await this.members.list(workspaceId)).map(toMemberResponse);
  }

  @Post()
  @Access({ workspace: "owner", person: true })
  @JsonBody()
  @ApiOperation({ operationId: "addMember", summary: "Makes an account a member" })
  @ApiCreatedResponse({ type: MemberResponse })
  @ApiConflict("The account is a member already, or a limit is reached")
  async add(@CallerOf() caller: WorkspaceCaller, @Body() body: AddMemberRequest): Promise<MemberResponse> {
    return toMemberResponse(await this.members.add(caller, body));
  }

  @Patch(":userId")
  @Access({ workspace: "owner", person: true })
  @JsonBody()
  @ApiOperation({ operationId: "changeMember", summary: "Changes the role of a member" })
  @ApiOkResponse({ type: MemberResponse })
  @ApiConflict("The last owner cannot be lowered, or a limit is reached")
  async change(
    @CallerOf() caller: WorkspaceCaller,
    @Param("userId", GuidPipe) userId: Guid,
    @Body() body: ChangeMemberRequest,
  ): Promise<MemberResponse> {
    return toMemberResponse(await this.members.change(caller, userId, body.role));
  }

  @Delete(":userId")
  @HttpCode(204)
  @Access({ workspace: "viewer", person: true })
  @ApiOperation({
    operationId: "removeMember",
    summary: "Takes a member out",
    description: "An owner may remove anybody; a member may remove itself.",
  })
  @ApiNoContentResponse()
  @ApiConflict("The last owner cannot leave")
  remove(@CallerOf() caller: WorkspaceCaller, @Param("userId", GuidPipe) userId: Guid): Promise<void> {
    return this.members.remove(caller, userId);
  }
}
