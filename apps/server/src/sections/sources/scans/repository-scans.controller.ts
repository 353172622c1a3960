import { Body, Controller, Param, Post } from "@nestjs/common";
import { ApiCreatedResponse, ApiOperation, ApiTags } from "@nestjs/swagger";
import type { Guid } from "@plumbline/model-core";
import { Access, CallerOf } from "../../../platform/access/access.decorator.js";
import { GuidPipe } from "../../../platform/access/guid.pipe.js";
import type { ProjectCaller } from "../../../platform/access/principal.js";
import { JsonBody } from "../../../platform/http/body.decorator.js";
import { ApiConflict, ApiProblem } from "../../../platform/openapi/problem-responses.js";
import { ScanResponse, StartScanRequest } from "../dto/scan.js";
import { ScansService } from "./scans.service.js";
import { type AnsweredScan, toScanResponse } from "./to-scan-response.js";

/** See docs/reference/scans.md#starting-a-scan. */
@ApiTags("sources")
@Controller("api/projects/:projectId/repositories/:repositoryId/scans")
export class RepositoryScansController {
  constructor(private readonly scans: ScansService) {}

  @Post()
  @Access({ project: "editor", scope: "propose" })
  @JsonBody()
  @ApiOperation({
    operationId: "startScan",
    summary: "Asks for a scan of a repository; agents compare alone",
  })
  @ApiCreatedResponse({ type: ScanResponse })
  @ApiConflict(
    "Nothing to compare with (no_tracked_commit), or too many scans of the workspace wait (conflict)",
  )
  @ApiProblem(429, "The workspace had as many scans today as its settings let it (rate_limited)")
  async start(
    @CallerOf() caller: ProjectCaller,
    @Param("repositoryId", GuidPipe) repositoryId: Guid,
    @Body() request: StartScanRequest,
  ): Promise<AnsweredScan> {
    return toScanResponse(await this.scans.start(caller, repositoryId, request));
  }
}
