import { Controller, Get, Param, Query, Req, Res } from "@nestjs/common";
import { ApiExtraModels, ApiOkResponse, ApiOperation, ApiTags, getSchemaPath } from "@nestjs/swagger";
import type { Guid } from "@plumbline/model-core";
import type { Request, Response } from "express";
import { Access, CallerOf } from "../../platform/access/access.decorator.js";
import { GuidPipe } from "../../platform/access/guid.pipe.js";
import type { ProjectCaller } from "../../platform/access/principal.js";
import { AlsoAnswers } from "../../platform/http/also-answers.decorator.js";
import { goneSignal } from "../../platform/http/client-presence.js";
import { sendBytes } from "../../platform/http/send-bytes.js";
import { ApiEntityTag } from "../../platform/openapi/entity-tag.decorator.js";
import { ApiConflict, ApiProblem } from "../../platform/openapi/problem-responses.js";
import { StateQuery } from "../../platform/request/state.query.js";
import { ChangeImpactResponse } from "./dto/impact.response.js";
import { ImpactService } from "./impact.service.js";
import { IMPACT_TYPES, type ImpactFormat } from "./reading/write-impact.js";

const CONTENT = {
  "application/json": { schema: { $ref: getSchemaPath(ChangeImpactResponse) } },
  "application/sarif+json": { schema: { type: "object" as const } },
  "text/markdown": { schema: { type: "string" as const } },
};

/** See docs/reference/change-impact.md. */
@ApiTags("sources")
@Controller("api/projects/:projectId/scans/:scanId/impact")
export class ImpactController {
  constructor(private readonly impacts: ImpactService) {}

  @Get()
  @Access({ project: "viewer", scope: "read" })
  @AlsoAnswers("application/sarif+json", "text/markdown")
  @ApiOperation({
    operationId: "readChangeImpact",
    summary: "What the change that a comparison scan looked at touches in the design",
  })
  @ApiExtraModels(ChangeImpactResponse)
  @ApiOkResponse({ description: "The impact, as the Accept header asks", content: CONTENT })
  @ApiEntityTag()
  @ApiProblem(400, "branchId stands beside revisionId, or is no ID")
  @ApiConflict("not_a_comparison: the scan follows the tracked ref; no_snapshot: it has none")
  @ApiProblem(429, "Too many impacts are waiting")
  async read(
    @CallerOf() { projectId }: ProjectCaller,
    @Param("scanId", GuidPipe) scanId: Guid,
    @Query() query: StateQuery,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const asked = { projectId, scanId, format: formatOf(request) };
    await sendBytes(request, response, await this.impacts.impact(asked, query, goneSignal(response)));
  }
}

/** JSON where the client does not ask for another one before it. */
function formatOf(request: Request): ImpactFormat {
  const wanted = request.accepts([...IMPACT_TYPES]);
  return IMPACT_TYPES.find((type) => type === wanted) ?? "application/json";
}
