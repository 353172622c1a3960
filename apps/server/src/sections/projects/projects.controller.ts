import { Body, Controller, Delete, Get, HttpCode, Patch } from "@nestjs/common";
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from "@nestjs/swagger";
import { Access, CallerOf } from "../../platform/access/access.decorator.js";
import type { ProjectCaller } from "../../platform/access/principal.js";
import { JsonBody } from "../../platform/http/body.decorator.js";
import { UpdateProjectRequest } from "./dto/project.request.js";
import { ProjectResponse, toProjectResponse } from "./dto/project.response.js";
import { ProjectsService } from "./projects.service.js";

@ApiTags("projects")
@Controller("api/projects/:projectId")
export class ProjectsController {
  constructor(private readonly projects: ProjectsService) {}

  @Get()
  @Access({ project: "viewer", scope: "read" })
  @ApiOperation({ operationId: "getProject", summary: "One project" })
  @ApiOkResponse({ type: ProjectResponse })
  async read(@CallerOf() { projectId: id }: ProjectCaller): Promise<ProjectResponse> {
    return toProjectResponse(await this.projects.read(id));
  }

  @Patch()
  @Access({ project: "editor", person: true })
  @JsonBody()
  @ApiOperation({ operationId: "updateProject", summary: "Changes the name and the description" })
  @ApiOkResponse({ type: ProjectResponse })
  async update(
    @CallerOf() caller: ProjectCaller,
    @Body() body: UpdateProjectRequest,
  ): Promise<ProjectResponse> {
    return toProjectResponse(await this.projects.update(caller, body));
  }

  @Delete()
  @HttpCode(204)
  @Access({ project: "owner", person: true })
  @ApiOperation({ operationId: "deleteProject", summary: "Deletes a project and everything in it" })
  @ApiNoContentResponse()
  remove(@CallerOf() caller: ProjectCaller): Promise<void> {
    return this.projects.remove(caller);
  }
}
