import { Controller, Get, Query, Req, Res } from "@nestjs/common";
import { ApiExtraModels, ApiOkResponse, ApiOperation, ApiTags } from "@nestjs/swagger";
import type { Request, Response } from "express";
import { Access, CallerOf } from "../../../platform/access/access.decorator.js";
import type { ProjectCaller } from "../../../platform/access/principal.js";
import { sendBytes } from "../../../platform/http/send-bytes.js";
import { ApiEntityTag } from "../../../platform/openapi/entity-tag.decorator.js";
import { ApiProblem } from "../../../platform/openapi/problem-responses.js";
import { FACT_ANSWERS } from "../dto/facts.js";
import { FactsSinceQuery } from "../dto/facts-since.query.js";
import { FactsSinceResponse } from "../dto/facts-since.response.js";
import { FactsSinceService } from "./facts-since.service.js";

/** See docs/reference/streams.md#what-changed-since. */
@ApiTags("model")
@ApiExtraModels(...Object.values(FACT_ANSWERS))
@Controller("api/projects/:projectId/model/changes")
export class FactsSinceController {
  constructor(private readonly facts: FactsSinceService) {}

  @Get()
  @Access({ project: "viewer", scope: "read" })
  @ApiOperation({
    operationId: "listModelChanges",
    summary: "The facts that changed since a version of main or of a branch",
  })
  @ApiOkResponse({ type: FactsSinceResponse })
  @ApiEntityTag()
  @ApiProblem(400, "since is missing, no number, or beyond the present version")
  @ApiProblem(422, "More changed than an answer holds: read the model again")
  async read(
    @CallerOf() { projectId }: ProjectCaller,
    @Query() query: FactsSinceQuery,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    await sendBytes(request, response, await this.facts.read(projectId, query));
  }
}
