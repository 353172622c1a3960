import { Body, Controller, Get, HttpCode, Patch, Post } from "@nestjs/common";
import { ApiOkResponse, ApiOperation, ApiTags } from "@nestjs/swagger";
import { Access, CallerOf } from "../../platform/access/access.decorator.js";
import type { Caller, UserPrincipal, WorkspaceCaller } from "../../platform/access/principal.js";
import { JsonBody } from "../../platform/http/body.decorator.js";
import { ApiConflict } from "../../platform/openapi/problem-responses.js";
import { CreateWorkspaceRequest, UpdateWorkspaceRequest } from "./dto/workspace.request.js";
import { toWorkspaceResponse, WorkspaceResponse } from "./dto/workspace.response.js";
import { WorkspacesService } from "./workspaces.service.js";

/** See docs/reference/workspaces.md#workspaces. */
@ApiTags("workspaces")
@Controller("api/workspaces")
export class WorkspacesController {
  constructor(private readonly workspaces: WorkspacesService) {}

  @Get()
  @Access({ signedIn: true, scope: "read" })
  @ApiOperation({ operationId: "listWorkspaces", summary: "The caller's workspaces, in name order" })
  @ApiOkResponse({ type: [WorkspaceResponse] })
  async list(@CallerOf() caller: Caller): Promise<readonly WorkspaceResponse[]> {
    return (await this.workspaces.list(caller)).map(toWorkspaceResponse);
  }

  @Post()
  @HttpCode(200)
  @Access({ signedIn: true, person: true })
  @JsonBody()
  @ApiOperation({ operationId: "createWorkspace", summary: "Creates a workspace owned by the caller" })
  @ApiOkResponse({ type: WorkspaceResponse })
  @ApiConflict("The ID is in use, or the caller owns too many workspaces")
  async create(
    @CallerOf() caller: Caller<UserPrincipal>,
    @Body() body: CreateWorkspaceRequest,
  ): Promise<WorkspaceResponse> {
    return toWorkspaceResponse(await this.workspaces.create(caller, body));
  }

  @Patch(":workspaceId")
  @Access({ workspace: "owner", person: true })
  @JsonBody()
  @ApiOperation({ operationId: "updateWorkspace", summary: "Renames a workspace" })
  @ApiOkResponse({ type: WorkspaceResponse })
  async update(
    @CallerOf() caller: WorkspaceCaller<UserPrincipal>,
    @Body() body: UpdateWorkspaceRequest,
  ): Promise<WorkspaceResponse> {
    return toWorkspaceResponse(await this.workspaces.update(caller, body));
  }
}
