import { Controller, Get, Query, Res } from "@nestjs/common";
import { ApiOkResponse, ApiOperation, ApiTags } from "@nestjs/swagger";
import type { Response } from "express";
import { Access, CallerOf } from "../../platform/access/access.decorator.js";
import type { ProjectCaller } from "../../platform/access/principal.js";
import { goneSignal } from "../../platform/http/client-presence.js";
import { JsonText } from "../../platform/http/json-text.decorator.js";
import { ApiProblem } from "../../platform/openapi/problem-responses.js";
import { StressComparisonResponse } from "./dto/comparison.js";
import { StressDefaultsResponse } from "./dto/defaults.js";
import { ComparisonQuery, RequirementsQuery } from "./dto/queries.js";
import { StressRequirementsResponse } from "./dto/requirements.js";
import { StressService } from "./stress.service.js";

/** See docs/reference/stress-profiles.md#requirements, docs/reference/stress-runs.md#comparing-runs. */
@ApiTags("stress")
@Controller("api/projects/:projectId/stress")
export class StressController {
  constructor(private readonly stress: StressService) {}

  @Get("requirements")
  @Access({ project: "viewer", scope: "read" })
  @JsonText()
  @ApiOperation({
    operationId: "getStressRequirements",
    summary: "What a stress profile of a scenario has to state and may state",
  })
  @ApiOkResponse({ type: StressRequirementsResponse })
  @ApiProblem(400, "scenarioId is missing or no GUID")
  @ApiProblem(429, "Too many of these are waiting")
  requirements(
    @CallerOf() { projectId }: ProjectCaller,
    @Query() query: RequirementsQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<string> {
    return this.stress.requirements({ projectId, ...query, branchId: query.branchId }, goneSignal(response));
  }

  @Get("defaults")
  @Access({ project: "viewer", scope: "read" })
  @ApiOperation({ operationId: "getStressDefaults", summary: "The values a new stress profile starts with" })
  @ApiOkResponse({ type: StressDefaultsResponse })
  defaults(@CallerOf() { workspaceId }: ProjectCaller): Promise<StressDefaultsResponse> {
    return this.stress.defaults(workspaceId);
  }

  @Get("compare")
  @Access({ project: "viewer", scope: "read" })
  @JsonText()
  @ApiOperation({
    operationId: "compareStressRuns",
    summary: "What was changed between two runs, and its effect",
  })
  @ApiOkResponse({ type: StressComparisonResponse })
  @ApiProblem(400, "left or right is missing or no GUID")
  @ApiProblem(429, "Too many of these are waiting")
  compare(
    @CallerOf() { projectId }: ProjectCaller,
    @Query() { left, right }: ComparisonQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<string> {
    return this.stress.compare({ projectId, left, right }, goneSignal(response));
  }
}
