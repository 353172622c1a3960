import { Controller, Delete, Get, HttpCode, Param, Query, Req, Res } from "@nestjs/common";
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from "@nestjs/swagger";
import type { Guid } from "@plumbline/model-core";
import type { Request, Response } from "express";
import { Access, CallerOf } from "../../../platform/access/access.decorator.js";
import { GuidPipe } from "../../../platform/access/guid.pipe.js";
import type { ProjectCaller } from "../../../platform/access/principal.js";
import { sendBytes } from "../../../platform/http/send-bytes.js";
import { ApiProblem } from "../../../platform/openapi/problem-responses.js";
import { RunQuery } from "../dto/queries.js";
import { StressRunResponse } from "../dto/run.js";
import { withSeries } from "./chosen-series.js";
import { StressRunsService } from "./stress-runs.service.js";

const JSON_TEXT = "application/json; charset=utf-8";

/** One run, by its ID alone (docs/reference/stress-runs.md#the-answer). */
@ApiTags("stress")
@Controller("api/projects/:projectId/stress/runs/:runId")
export class StressRunsController {
  constructor(private readonly runs: StressRunsService) {}

  @Get()
  @Access({ project: "viewer", scope: "read" })
  @ApiOperation({ operationId: "getStressRun", summary: "One stress run, as it was answered" })
  @ApiOkResponse({ type: StressRunResponse })
  @ApiProblem(400, "series is none of its words")
  async read(
    @CallerOf() { projectId }: ProjectCaller,
    @Param("runId", GuidPipe) id: Guid,
    @Query() { series }: RunQuery,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const bytes = Buffer.from(withSeries(await this.runs.read({ projectId, id }), series));
    await sendBytes(request, response, { bytes, contentType: JSON_TEXT, mayGzip: true });
  }

  @Delete()
  @HttpCode(204)
  @Access({ project: "editor", person: true })
  @ApiOperation({ operationId: "deleteStressRun", summary: "Deletes a stress run" })
  @ApiNoContentResponse()
  remove(@CallerOf() caller: ProjectCaller, @Param("runId", GuidPipe) id: Guid): Promise<void> {
    return this.runs.remove(caller, id);
  }
}
