import { Body, Controller, Delete, Get, HttpCode, Param, Patch } from "@nestjs/common";
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from "@nestjs/swagger";
import type { Guid } from "@plumbline/model-core";
import { Access, CallerOf } from "../../platform/access/access.decorator.js";
import { GuidPipe } from "../../platform/access/guid.pipe.js";
import type { Caller } from "../../platform/access/principal.js";
import { JsonBody } from "../../platform/http/body.decorator.js";
import { UpdateProjectRequest } from "./dto/project.request.js";
import { ProjectResponse, toProjectResponse } from "./dto/project.response.js";
import { ProjectsService } from "./projects.service.js";

@ApiTags("projects")
@Controller("api/projects/:projectId")
export class ProjectsController {
  constructor(private readonly projects: ProjectsService) {}

  @Get()
  @Access({ role: "viewer", scope: "read" })
  @ApiOperation({ operationId: "getProject", summary: "One project" })
  @ApiOkResponse({ type: ProjectResponse })
  async read(@Param("projectId", GuidPipe) id: Guid): Promise<ProjectResponse> {
    return toProjectResponse(await this.projects.read(id));
  }

  @Patch()
  @Access({ role: "editor", person: true })
  @JsonBody()
  @ApiOperation({ operationId: "updateProject", summary: "Changes the name and the description" })
  @ApiOkResponse({ type: ProjectResponse })
  async update(
    @CallerOf() caller: Caller,
    @Param("projectId", GuidPipe) id: Guid,
    @Body() body: UpdateProjectRequest,
  ): Promise<ProjectResponse> {
    return toProjectResponse(await this.projects.update(caller, id, body));
  }

  @Delete()
  @HttpCode(204)
  @Access({ role: "owner", person: true })
  @ApiOperation({ operationId: "deleteProject", summary: "Deletes a project and everything in it" })
  @ApiNoContentResponse()
  remove(@CallerOf() caller: Caller, @Param("projectId", GuidPipe) id: Guid): Promise<void> {
    return this.projects.remove(caller, id);
  }
}
