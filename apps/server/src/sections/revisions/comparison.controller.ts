import { Controller, Get, Query, Req, Res } from "@nestjs/common";
import { ApiOkResponse, ApiOperation, ApiTags } from "@nestjs/swagger";
import type { Request, Response } from "express";
import { Access, CallerOf } from "../../platform/access/access.decorator.js";
import type { ProjectCaller } from "../../platform/access/principal.js";
import { goneSignal } from "../../platform/http/client-presence.js";
import { sendBytes } from "../../platform/http/send-bytes.js";
import { ApiEntityTag } from "../../platform/openapi/entity-tag.decorator.js";
import { ApiProblem } from "../../platform/openapi/problem-responses.js";
import { ComparisonService } from "./comparison.service.js";
import { CompareQuery } from "./dto/compare.query.js";
import { ModelComparisonResponse } from "./dto/comparison.response.js";

/** See docs/reference/branches-and-revisions.md#comparison. */
@ApiTags("revisions")
@Controller("api/projects/:projectId/model/compare")
export class ComparisonController {
  constructor(private readonly comparison: ComparisonService) {}

  @Get()
  @Access({ project: "viewer", scope: "read" })
  @ApiOperation({ operationId: "compareModels", summary: "What changed from one model to another" })
  @ApiOkResponse({ type: ModelComparisonResponse })
  @ApiEntityTag()
  @ApiProblem(400, "left or right is no reference to a model")
  @ApiProblem(429, "Too many readings of models are waiting")
  async compare(
    @CallerOf() { projectId }: ProjectCaller,
    @Query() query: CompareQuery,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const answer = await this.comparison.compare(projectId, query, goneSignal(response));
    await sendBytes(request, response, answer);
  }
}
