import { Body, Controller, Delete, Get, HttpCode, Param, Post, Req, Res } from "@nestjs/common";
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from "@nestjs/swagger";
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
import { CreateRevisionRequest } from "./dto/create-revision.request.js";
import { RevisionResponse } from "./dto/revision.response.js";
import { RevisionModelResponse } from "./dto/revision-model.response.js";
import { RevisionsService } from "./revisions.service.js";
import { toRevisionResponse } from "./to-revision-response.js";

/** See docs/reference/branches-and-revisions.md#revisions. */
@ApiTags("revisions")
@Controller("api/projects/:projectId/revisions")
export class RevisionsController {
  constructor(private readonly revisions: RevisionsService) {}

  @Get()
  @Access({ project: "viewer", scope: "read" })
  @ApiOperation({ operationId: "listRevisions", summary: "The revisions of a project, newest first" })
  @ApiOkResponse({ type: [RevisionResponse] })
  async list(@CallerOf() { projectId }: ProjectCaller): Promise<readonly RevisionResponse[]> {
    return (await this.revisions.list(projectId)).map(toRevisionResponse);
  }

  @Post()
  @HttpCode(200)
  @Access({ project: "editor", person: true })
  @JsonBody()
  @ApiOperation({ operationId: "createRevision", summary: "Names the main model as it is now" })
  @ApiOkResponse({ type: RevisionResponse })
  @ApiConflict("The ID is in use, or the project has too many revisions")
  @ApiProblem(429, "Too many readings of models are waiting")
  async create(
    @CallerOf() caller: ProjectCaller,
    @Body() request: CreateRevisionRequest,
    @Res({ passthrough: true }) response: Response,
  ): Promise<RevisionResponse> {
    const gone = goneSignal(response);
    return toRevisionResponse(await this.revisions.create(caller, request, gone));
  }

  @Get(":revisionId")
  @Access({ project: "viewer", scope: "read" })
  @ApiOperation({ operationId: "getRevision", summary: "One revision" })
  @ApiOkResponse({ type: RevisionResponse })
  async read(
    @CallerOf() { projectId }: ProjectCaller,
    @Param("revisionId", GuidPipe) id: Guid,
  ): Promise<RevisionResponse> {
    return toRevisionResponse(await this.revisions.read({ projectId, id }));
  }

  @Get(":revisionId/model")
  @Access({ project: "viewer", scope: "read" })
  @ApiOperation({ operationId: "getRevisionModel", summary: "A revision with its model document" })
  @ApiOkResponse({ type: RevisionModelResponse })
  @ApiEntityTag()
  @ApiProblem(429, "Too many readings of models are waiting")
  async model(
    @CallerOf() { projectId }: ProjectCaller,
    @Param("revisionId", GuidPipe) id: Guid,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    await sendBytes(request, response, await this.revisions.model({ projectId, id }, goneSignal(response)));
  }

  @Delete(":revisionId")
  @HttpCode(204)
  @Access({ project: "owner", person: true })
  @ApiOperation({ operationId: "deleteRevision", summary: "Deletes a revision; its ID stays taken" })
  @ApiNoContentResponse()
  @ApiConflict("Something that stays names the revision, as a run of a promise")
  remove(@CallerOf() caller: ProjectCaller, @Param("revisionId", GuidPipe) id: Guid): Promise<void> {
    return this.revisions.remove(caller, id);
  }
}
