import { Controller, Get, Param, Post, Query, Res } from "@nestjs/common";
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiResponse, ApiTags } from "@nestjs/swagger";
import type { Guid } from "@plumbline/model-core";
import type { Response } from "express";
import { Access, CallerOf } from "../../../platform/access/access.decorator.js";
import { GuidPipe } from "../../../platform/access/guid.pipe.js";
import type { ProjectCaller } from "../../../platform/access/principal.js";
import { goneSignal } from "../../../platform/http/client-presence.js";
import { JsonText } from "../../../platform/http/json-text.decorator.js";
import { ApiConflict, ApiProblem } from "../../../platform/openapi/problem-responses.js";
import { StartRunQuery } from "../dto/queries.js";
import { STRESS_REFUSED } from "../dto/refused.js";
import { StressRunResponse } from "../dto/run.js";
import { StressRunSummaryResponse, toRunSummary } from "../dto/run-summary.js";
import { withSeries } from "./chosen-series.js";
import { StressRunsService } from "./stress-runs.service.js";

/** The runs of one profile (docs/reference/stress-runs.md#running-a-profile). */
@ApiTags("stress")
@Controller("api/projects/:projectId/stress/profiles/:profileId/runs")
export class ProfileRunsController {
  constructor(private readonly runs: StressRunsService) {}

  @Get()
  @Access({ project: "viewer", scope: "read" })
  @ApiOperation({ operationId: "listStressRuns", summary: "All runs of a stress profile, the newest first" })
  @ApiOkResponse({ type: [StressRunSummaryResponse] })
  async list(
    @CallerOf() { projectId }: ProjectCaller,
    @Param("profileId", GuidPipe) id: Guid,
  ): Promise<readonly StressRunSummaryResponse[]> {
    return (await this.runs.list({ projectId, id })).map(toRunSummary);
  }

  @Post()
  @Access({ project: "editor", person: true })
  @JsonText()
  @ApiOperation({
    operationId: "runStressProfile",
    summary: "Runs a stress profile in virtual time and keeps the run; ends when its client goes away",
  })
  @ApiCreatedResponse({ type: StressRunResponse })
  @ApiProblem(400, "branchId is given twice, or series is none of its words")
  @ApiConflict("The profile keeps too many runs")
  @ApiResponse(STRESS_REFUSED)
  @ApiProblem(429, "Too many stress runs are in progress")
  async run(
    @CallerOf() caller: ProjectCaller,
    @Param("profileId", GuidPipe) id: Guid,
    @Query() { branchId, series }: StartRunQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<string> {
    return withSeries(await this.runs.run(caller, id, { branchId, gone: goneSignal(response) }), series);
  }
}
