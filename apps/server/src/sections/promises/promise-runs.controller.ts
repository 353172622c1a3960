import { Controller, Get, HttpCode, Param, Post, Query, Res } from "@nestjs/common";
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from "@nestjs/swagger";
import type { Guid } from "@plumbline/model-core";
import type { VerificationRun } from "@plumbline/promise-core";
import type { Response } from "express";
import { Access, CallerOf } from "../../platform/access/access.decorator.js";
import { GuidPipe } from "../../platform/access/guid.pipe.js";
import type { ProjectCaller } from "../../platform/access/principal.js";
import { DocumentBody, DocumentBytes } from "../../platform/http/body.decorator.js";
import { goneSignal } from "../../platform/http/client-presence.js";
import { ApiConflict, ApiProblem } from "../../platform/openapi/problem-responses.js";
import { ApiPageOf } from "../../platform/pagination/api-page.js";
import type { Page } from "../../platform/pagination/page.js";
import { RunListQuery } from "./dto/promise-queries.js";
import { EvidenceRequest, RunChecksRequest, RunManyRequest, RunRequest } from "./dto/requests.js";
import { RunManyResponse, VerificationRunResponse } from "./dto/run.response.js";
import { MAX_SMALL_BODY } from "./limits.js";
import { OBLIGATION_KEY } from "./obligation-key.js";
import { PromiseRunsService, type RanMany } from "./promise-runs.service.js";

/** What shows promises (docs/reference/promises-evidence.md). */
@ApiTags("promises")
@Controller("api/projects/:projectId/promises")
export class PromiseRunsController {
  constructor(private readonly runs: PromiseRunsService) {}

  @Post("run")
  @HttpCode(200)
  @Access({ project: "editor", scope: "propose" })
  @DocumentBody({ limit: MAX_SMALL_BODY, type: RunManyRequest })
  @ApiOperation({
    operationId: "runPromises",
    summary: "Runs the checks of promises that are stale or not run",
  })
  @ApiOkResponse({ type: RunManyResponse })
  @ApiProblem(429, "The caller may run no more in this minute (rate_limited), or too many checks are waiting")
  @ApiConflict("An obligation has as many runs as it may")
  runMany(
    @CallerOf() caller: ProjectCaller,
    @DocumentBytes() bytes: Uint8Array,
    @Res({ passthrough: true }) response: Response,
  ): Promise<RanMany> {
    return this.runs.runAgainMany(caller, bytes, goneSignal(response));
  }

  @Get(":promiseId/runs")
  @Access({ project: "viewer", scope: "read" })
  @ApiOperation({
    operationId: "listPromiseRuns",
    summary: "The runs and evidence of a promise, newest first",
  })
  @ApiPageOf(VerificationRunResponse)
  @ApiProblem(400, "cursor, limit or obligation breaks a rule")
  list(
    @CallerOf() { projectId }: ProjectCaller,
    @Param("promiseId") name: string,
    @Query() query: RunListQuery,
  ): Promise<Page<VerificationRun>> {
    return this.runs.list(projectId, name, query);
  }

  @Post(":promiseId/run")
  @HttpCode(200)
  @Access({ project: "editor", scope: "propose" })
  @DocumentBody({ limit: MAX_SMALL_BODY, type: RunChecksRequest })
  @ApiOperation({
    operationId: "runPromise",
    summary: "Runs the checks of a promise that are stale or not run",
  })
  @ApiOkResponse({ type: RunManyResponse })
  @ApiProblem(429, "The caller may run no more in this minute (rate_limited), or too many checks are waiting")
  @ApiConflict("No revision is in force (no_approved_revision), or an obligation has as many runs as it may")
  runAgain(
    @CallerOf() caller: ProjectCaller,
    @Param("promiseId", GuidPipe) id: Guid,
    @DocumentBytes() bytes: Uint8Array,
    @Res({ passthrough: true }) response: Response,
  ): Promise<RanMany> {
    return this.runs.runAgain(caller, id, { bytes, gone: goneSignal(response) });
  }

  @Post(":promiseId/obligations/:obligationKey/run")
  @ApiParam(OBLIGATION_KEY)
  @HttpCode(200)
  @Access({ project: "editor", scope: "propose" })
  @DocumentBody({ limit: MAX_SMALL_BODY, type: RunRequest })
  @ApiOperation({ operationId: "runObligation", summary: "Runs a check and stores what came of it" })
  @ApiOkResponse({ type: VerificationRunResponse })
  @ApiProblem(429, "The caller may run no more in this minute (rate_limited), or too many checks are waiting")
  @ApiConflict(
    "no_approved_revision, not_runnable, no_snapshot, or the obligation has as many runs as it may",
  )
  run(
    @CallerOf() caller: ProjectCaller,
    @Param("promiseId", GuidPipe) promiseId: Guid,
    @Param("obligationKey") key: string,
    @DocumentBytes() bytes: Uint8Array,
    @Res({ passthrough: true }) response: Response,
  ): Promise<VerificationRun> {
    return this.runs.run({ caller, promiseId, key, bytes }, goneSignal(response));
  }

  @Post(":promiseId/obligations/:obligationKey/evidence")
  @ApiParam(OBLIGATION_KEY)
  @HttpCode(200)
  @Access({ project: "editor", scope: "propose" })
  @DocumentBody({ limit: MAX_SMALL_BODY, type: EvidenceRequest })
  @ApiOperation({ operationId: "recordEvidence", summary: "Records what somebody says of a run elsewhere" })
  @ApiOkResponse({ type: VerificationRunResponse })
  @ApiProblem(429, "The caller may record no more in this minute (rate_limited)")
  @ApiConflict("no_approved_revision, not_a_test_plan, or the obligation has as many runs as it may")
  evidence(
    @CallerOf() caller: ProjectCaller,
    @Param("promiseId", GuidPipe) promiseId: Guid,
    @Param("obligationKey") key: string,
    @DocumentBytes() bytes: Uint8Array,
    @Res({ passthrough: true }) response: Response,
  ): Promise<VerificationRun> {
    return this.runs.evidence({ caller, promiseId, key, bytes }, goneSignal(response));
  }
}
