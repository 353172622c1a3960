import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query, Req, Res } from "@nestjs/common";
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from "@nestjs/swagger";
import type { Guid } from "@plumbline/model-core";
import type { Request, Response } from "express";
import { Access, CallerOf } from "../../platform/access/access.decorator.js";
import { GuidPipe } from "../../platform/access/guid.pipe.js";
import type { ProjectCaller } from "../../platform/access/principal.js";
import { JsonBody } from "../../platform/http/body.decorator.js";
import { goneSignal } from "../../platform/http/client-presence.js";
import { sendBytes } from "../../platform/http/send-bytes.js";
import { ApiEntityTag } from "../../platform/openapi/entity-tag.decorator.js";
import { ApiConflict, ApiProblem } from "../../platform/openapi/problem-responses.js";
import { ComparisonService } from "../revisions/comparison.service.js";
import { ModelComparisonResponse } from "../revisions/revisions.module.js";
import { BranchesService } from "./branches.service.js";
import { BranchResponse, toBranchResponse } from "./dto/branch.response.js";
import { BranchesQuery } from "./dto/branches.query.js";
import { CreateBranchRequest } from "./dto/create-branch.request.js";

/** See docs/reference/branches-and-revisions.md#branches. */
@ApiTags("branches")
@Controller("api/projects/:projectId/branches")
export class BranchesController {
  constructor(
    private readonly branches: BranchesService,
    private readonly comparison: ComparisonService,
  ) {}

  @Get()
  @Access({ project: "viewer", scope: "read" })
  @ApiOperation({ operationId: "listBranches", summary: "The branches of a project, newest first" })
  @ApiOkResponse({ type: [BranchResponse] })
  @ApiProblem(400, "state has another value")
  async list(
    @CallerOf() { projectId }: ProjectCaller,
    @Query() { state }: BranchesQuery,
  ): Promise<readonly BranchResponse[]> {
    return (await this.branches.list(projectId, state)).map(toBranchResponse);
  }

  @Post()
  @Access({ project: "editor", person: true })
  @JsonBody()
  @ApiOperation({ operationId: "createBranch", summary: "Begins a draft or variant of the main model" })
  @ApiCreatedResponse({ type: BranchResponse })
  @ApiConflict(
    "The ID is in use, the project has too many open branches, or a schema has the ID of a fact of the revision",
  )
  async create(
    @CallerOf() caller: ProjectCaller,
    @Body() request: CreateBranchRequest,
  ): Promise<BranchResponse> {
    return toBranchResponse(await this.branches.create(caller, request));
  }

  @Get(":branchId")
  @Access({ project: "viewer", scope: "read" })
  @ApiOperation({ operationId: "getBranch", summary: "One branch, whatever its state" })
  @ApiOkResponse({ type: BranchResponse })
  async read(
    @CallerOf() { projectId }: ProjectCaller,
    @Param("branchId", GuidPipe) id: Guid,
  ): Promise<BranchResponse> {
    return toBranchResponse(await this.branches.read({ projectId, id }));
  }

  @Delete(":branchId")
  @HttpCode(204)
  @Access({ project: "editor", person: true })
  @ApiOperation({ operationId: "discardBranch", summary: "Discards an open branch; it stays in the list" })
  @ApiNoContentResponse()
  @ApiConflict("The branch is merged or discarded already")
  discard(@CallerOf() caller: ProjectCaller, @Param("branchId", GuidPipe) id: Guid): Promise<void> {
    return this.branches.discard(caller, id);
  }

  @Get(":branchId/changes")
  @Access({ project: "viewer", scope: "read" })
  @ApiOperation({ operationId: "getBranchChanges", summary: "What changed from a branch's base to it" })
  @ApiOkResponse({ type: ModelComparisonResponse })
  @ApiEntityTag()
  @ApiProblem(429, "Too many readings of models are waiting")
  async changes(
    @CallerOf() { projectId }: ProjectCaller,
    @Param("branchId", GuidPipe) branchId: Guid,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const changes = await this.comparison.changesOfBranch({ projectId, branchId }, goneSignal(response));
    await sendBytes(request, response, changes);
  }
}
