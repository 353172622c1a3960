import { Body, Controller, Get, Post, Query } from "@nestjs/common";
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from "@nestjs/swagger";
import { Access, CallerOf } from "../../platform/access/access.decorator.js";
import type { WorkspaceCaller } from "../../platform/access/principal.js";
import { JsonBody } from "../../platform/http/body.decorator.js";
import { ApiConflict, ApiProblem } from "../../platform/openapi/problem-responses.js";
import { PageQuery } from "../../platform/pagination/page-query.js";
import { CreateProjectRequest } from "./dto/project.request.js";
import { ProjectPage, ProjectResponse, toProjectPage, toProjectResponse } from "./dto/project.response.js";
import { ProjectsService } from "./projects.service.js";

@ApiTags("projects")
@Controller("api/workspaces/:workspaceId/projects")
export class ProjectsOfWorkspaceController {
  constructor(private readonly projects: ProjectsService) {}

  @Get()
  @Access({ workspace: "viewer", scope: "read", restricted: true })
  @ApiOperation({ operationId: "listProjects", summary: "The projects of a workspace, in name order" })
  @ApiOkResponse({ type: ProjectPage })
  @ApiProblem(400, "cursor or limit breaks a rule")
  async list(@CallerOf() caller: WorkspaceCaller, @Query() query: PageQuery): Promise<ProjectPage> {
    return toProjectPage(await this.projects.list(caller, query));
  }

  @Post()
  @Access({ workspace: "editor", person: true })
  @JsonBody()
  @ApiOperation({ operationId: "createProject", summary: "Creates a project with an empty main model" })
  @ApiCreatedResponse({ type: ProjectResponse })
  @ApiConflict("The ID is in use, or the workspace has too many projects")
  async create(
    @CallerOf() caller: WorkspaceCaller,
    @Body() body: CreateProjectRequest,
  ): Promise<ProjectResponse> {
    return toProjectResponse(await this.projects.create(caller, body));
  }
}
