import { Controller, Get, Param, Query, Req, Res } from "@nestjs/common";
import { ApiExtraModels, ApiOkResponse, ApiOperation, ApiTags, getSchemaPath } from "@nestjs/swagger";
import type { Guid } from "@plumbline/model-core";
import type { Request, Response } from "express";
import { Access, CallerOf } from "../../platform/access/access.decorator.js";
import { GuidPipe } from "../../platform/access/guid.pipe.js";
import type { ProjectCaller } from "../../platform/access/principal.js";
import { AlsoAnswers } from "../../platform/http/also-answers.decorator.js";
import { sendBytes } from "../../platform/http/send-bytes.js";
import { ApiProblem } from "../../platform/openapi/problem-responses.js";
import { EstimateResponse } from "./dto/cost-sheet.js";
import { EstimateQuery } from "./dto/estimate.query.js";
import { EstimatesService } from "./estimates.service.js";

const WRITTEN = {
  "application/json": { schema: { $ref: getSchemaPath(EstimateResponse) } },
  "text/csv": { schema: { type: "string" as const } },
};

/** See docs/reference/prices.md#estimates. */
@ApiTags("cost sheets")
@Controller("api/projects/:projectId/cost-sheets/:sheetId/estimate")
export class EstimatesController {
  constructor(private readonly estimates: EstimatesService) {}

  @Get()
  @Access({ project: "viewer", scope: "read" })
  @AlsoAnswers("text/csv")
  @ApiOperation({ operationId: "estimateCosts", summary: "What a cost sheet comes to" })
  @ApiExtraModels(EstimateResponse)
  @ApiOkResponse({ description: "The estimate, or its lines and sums as CSV", content: WRITTEN })
  @ApiProblem(400, "asOf is no date, or format has another value")
  async estimate(
    @CallerOf() caller: ProjectCaller,
    @Param("sheetId", GuidPipe) id: Guid,
    @Query() query: EstimateQuery,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const place = { projectId: caller.projectId, id };
    await sendBytes(request, response, await this.estimates.estimate(caller, place, query));
  }
}
