import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query, Res } from "@nestjs/common";
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from "@nestjs/swagger";
import type { Guid } from "@plumbline/model-core";
import type { Response } from "express";
import { Access, CallerOf } from "../../../platform/access/access.decorator.js";
import { GuidPipe } from "../../../platform/access/guid.pipe.js";
import type { ProjectCaller } from "../../../platform/access/principal.js";
import { JsonBody } from "../../../platform/http/body.decorator.js";
import { goneSignal } from "../../../platform/http/client-presence.js";
import { ApiConflict, ApiProblem } from "../../../platform/openapi/problem-responses.js";
import { ApiPageOf } from "../../../platform/pagination/api-page.js";
import type { Page } from "../../../platform/pagination/page.js";
import { PageQuery } from "../../../platform/pagination/page-query.js";
import { ChangeRepositoryRequest, FollowRepositoryRequest, RepositoryResponse } from "../dto/repository.js";
import type { RepositoryRecord } from "./followed.repository.js";
import { RepositoriesService } from "./repositories.service.js";

/** See docs/reference/sources.md. */
@ApiTags("sources")
@Controller("api/projects/:projectId/repositories")
export class RepositoriesController {
  constructor(private readonly repositories: RepositoriesService) {}

  @Get()
  @Access({ project: "viewer", scope: "read" })
  @ApiOperation({
    operationId: "listRepositories",
    summary: "The repositories that a project follows, in the order of their names",
  })
  @ApiPageOf(RepositoryResponse)
  @ApiProblem(400, "cursor or limit breaks a rule")
  list(@CallerOf() { projectId }: ProjectCaller, @Query() query: PageQuery): Promise<Page<RepositoryRecord>> {
    return this.repositories.list(projectId, query);
  }

  @Post()
  @Access({ project: "editor", person: true })
  @JsonBody()
  @ApiOperation({ operationId: "followRepository", summary: "Follows a repository of the code host" })
  @ApiCreatedResponse({ type: RepositoryResponse })
  @ApiConflict(
    "The ID is in use or was, the project follows it or too many already (conflict); codehost_not_configured, codehost_access_refused",
  )
  @ApiProblem(429, "The code host takes no more requests now (rate_limited)")
  @ApiProblem(502, "codehost_unavailable: the code host cannot be asked, or its answer cannot be read")
  follow(
    @CallerOf() caller: ProjectCaller,
    @Body() request: FollowRepositoryRequest,
    @Res({ passthrough: true }) response: Response,
  ): Promise<RepositoryRecord> {
    return this.repositories.follow(caller, request, goneSignal(response));
  }

  @Get(":repositoryId")
  @Access({ project: "viewer", scope: "read" })
  @ApiOperation({ operationId: "getRepository", summary: "One followed repository" })
  @ApiOkResponse({ type: RepositoryResponse })
  read(
    @CallerOf() { projectId }: ProjectCaller,
    @Param("repositoryId", GuidPipe) id: Guid,
  ): Promise<RepositoryRecord> {
    return this.repositories.read({ projectId, id });
  }

  @Patch(":repositoryId")
  @Access({ project: "editor", person: true })
  @JsonBody()
  @ApiOperation({ operationId: "changeRepository", summary: "Follows another branch or tag of a repository" })
  @ApiOkResponse({ type: RepositoryResponse })
  @ApiConflict("A tracking scan of it runs, or the workspace stores too much")
  change(
    @CallerOf() caller: ProjectCaller,
    @Param("repositoryId", GuidPipe) id: Guid,
    @Body() request: ChangeRepositoryRequest,
  ): Promise<RepositoryRecord> {
    return this.repositories.change(caller, id, request);
  }

  @Delete(":repositoryId")
  @HttpCode(204)
  @Access({ project: "editor", person: true })
  @ApiOperation({
    operationId: "unfollowRepository",
    summary: "Stops following a repository; its ID stays taken",
  })
  @ApiNoContentResponse()
  remove(@CallerOf() caller: ProjectCaller, @Param("repositoryId", GuidPipe) id: Guid): Promise<void> {
    return this.repositories.unfollow(caller, id);
  }
}
