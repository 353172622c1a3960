import { Controller, HttpCode, Param, Post, Query, Res } from "@nestjs/common";
import { ApiOkResponse, ApiOperation, ApiTags } from "@nestjs/swagger";
import type { Guid } from "@plumbline/model-core";
import type { Response } from "express";
import { Access, CallerOf } from "../../../platform/access/access.decorator.js";
import { GuidPipe } from "../../../platform/access/guid.pipe.js";
import type { ProjectCaller } from "../../../platform/access/principal.js";
import { goneSignal } from "../../../platform/http/client-presence.js";
import { ApiProblem } from "../../../platform/openapi/problem-responses.js";
import { BranchQuery } from "../../model/dto/branch.query.js";
import { RunResultResponse } from "../dto/run-result.js";
import { ScenarioRunsService } from "./scenario-runs.service.js";
import { sendSegments } from "./send-segments.js";

/** See docs/reference/playback.md#the-run-result. */
@ApiTags("scenarios")
@Controller("api/projects/:projectId/scenarios/:scenarioId/run")
export class ScenarioRunsController {
  constructor(private readonly runs: ScenarioRunsService) {}

  @Post()
  @HttpCode(200)
  @Access({ project: "viewer", scope: "read" })
  @ApiOperation({ operationId: "runScenario", summary: "Plays a scenario in virtual time; writes nothing" })
  @ApiOkResponse({ type: RunResultResponse })
  @ApiProblem(400, "branchId is given twice")
  @ApiProblem(422, "The result takes more bytes than an answer may")
  @ApiProblem(429, "Too many runs are waiting, or two large answers are on their way to the caller")
  async run(
    @CallerOf() { projectId }: ProjectCaller,
    @Param("scenarioId", GuidPipe) scenarioId: Guid,
    @Query() { branchId }: BranchQuery,
    @Res() response: Response,
  ): Promise<void> {
    const gone = goneSignal(response);
    await sendSegments(
      response.req,
      response,
      await this.runs.run({ projectId, scenarioId, branchId, gone }),
    );
  }
}
