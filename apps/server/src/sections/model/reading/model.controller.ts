import { Controller, Get, Query, Req, Res } from "@nestjs/common";
import { ApiOkResponse, ApiOperation, ApiTags } from "@nestjs/swagger";
import type { Request, Response } from "express";
import { Access, CallerOf } from "../../../platform/access/access.decorator.js";
import type { ProjectCaller } from "../../../platform/access/principal.js";
import { goneSignal } from "../../../platform/http/client-presence.js";
import { sendBytes } from "../../../platform/http/send-bytes.js";
import { ApiProblem } from "../../../platform/openapi/problem-responses.js";
import { ApiPageOf } from "../../../platform/pagination/api-page.js";
import type { Page } from "../../../platform/pagination/page.js";
import { HistoryEntryResponse } from "../dto/history.response.js";
import { ModelResponse } from "../dto/model.response.js";
import { BranchPageQuery, StateQuery } from "../dto/state.query.js";
import { ModelService } from "./model.service.js";

/** See docs/reference/streams.md#the-whole-model. */
@ApiTags("model")
@Controller("api/projects/:projectId/model")
export class ModelController {
  constructor(private readonly models: ModelService) {}

  @Get()
  @Access({ project: "viewer", scope: "read" })
  @ApiOperation({
    operationId: "getModel",
    summary: "A whole model: main, a branch, a revision or a version",
  })
  @ApiOkResponse({
    type: ModelResponse,
    headers: { ETag: { description: "The version in quotes", schema: { type: "string" } } },
  })
  @ApiProblem(400, "version is no number, or stands beside revisionId")
  @ApiProblem(429, "Too many readings of models are waiting")
  async read(
    @CallerOf() { projectId }: ProjectCaller,
    @Query() query: StateQuery,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    await sendBytes(request, response, await this.models.read(projectId, query, goneSignal(response)));
  }

  @Get("history")
  @Access({ project: "viewer", scope: "read" })
  @ApiOperation({ operationId: "listModelHistory", summary: "The change sets of a stream, newest first" })
  @ApiPageOf(HistoryEntryResponse)
  @ApiProblem(400, "cursor or limit is wrong")
  history(
    @CallerOf() { projectId }: ProjectCaller,
    @Query() query: BranchPageQuery,
  ): Promise<Page<HistoryEntryResponse>> {
    return this.models.history(projectId, query);
  }
}
