import { Controller, Delete, Get, HttpCode, Param, Post, Query, Res } from "@nestjs/common";
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from "@nestjs/swagger";
import type { Guid } from "@plumbline/model-core";
import type { Response } from "express";
import { Access, CallerOf } from "../../../platform/access/access.decorator.js";
import { GuidPipe } from "../../../platform/access/guid.pipe.js";
import type { ProjectCaller } from "../../../platform/access/principal.js";
import { contentTag, tagged } from "../../../platform/http/if-match.js";
import { ApiEntityTag } from "../../../platform/openapi/entity-tag.decorator.js";
import { ApiConflict, ApiProblem } from "../../../platform/openapi/problem-responses.js";
import { ApiPageOf } from "../../../platform/pagination/api-page.js";
import type { Page } from "../../../platform/pagination/page.js";
import { ScanResponse } from "../dto/scan.js";
import { ScanListQuery } from "../dto/scan-queries.js";
import { ScansService } from "./scans.service.js";
import { SnapshotKeeping } from "./snapshot-keeping.js";
import { type AnsweredScan, toScanResponse } from "./to-scan-response.js";

/** See docs/reference/scans.md. */
@ApiTags("sources")
@Controller("api/projects/:projectId/scans")
export class ScansController {
  constructor(
    private readonly scans: ScansService,
    private readonly keeping: SnapshotKeeping,
  ) {}

  @Get()
  @Access({ project: "viewer", scope: "read" })
  @ApiOperation({ operationId: "listScans", summary: "The scans of a project, the newest first" })
  @ApiPageOf(ScanResponse)
  @ApiEntityTag()
  @ApiProblem(400, "cursor, limit or a filter breaks a rule")
  async list(
    @CallerOf() { projectId }: ProjectCaller,
    @Query() query: ScanListQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Page<AnsweredScan>> {
    const { items, nextCursor } = await this.scans.list(projectId, query);
    const page = { items: items.map(toScanResponse), nextCursor };
    return tagged(response, contentTag(page), page);
  }

  @Get(":scanId")
  @Access({ project: "viewer", scope: "read" })
  @ApiOperation({ operationId: "getScan", summary: "One scan, as far as it is" })
  @ApiOkResponse({ type: ScanResponse })
  @ApiEntityTag()
  async read(
    @CallerOf() { projectId }: ProjectCaller,
    @Param("scanId", GuidPipe) id: Guid,
    @Res({ passthrough: true }) response: Response,
  ): Promise<AnsweredScan> {
    const scan = toScanResponse(await this.scans.read({ projectId, id }));
    return tagged(response, contentTag(scan), scan);
  }

  @Post(":scanId/cancel")
  @HttpCode(200)
  @Access({ project: "editor", person: true })
  @ApiOperation({ operationId: "cancelScan", summary: "Ends a scan that waits or runs" })
  @ApiOkResponse({ type: ScanResponse })
  @ApiConflict("The scan has ended")
  async cancel(
    @CallerOf() caller: ProjectCaller,
    @Param("scanId", GuidPipe) id: Guid,
  ): Promise<AnsweredScan> {
    return toScanResponse(await this.scans.cancel(caller, id));
  }

  @Delete(":scanId")
  @HttpCode(204)
  @Access({ project: "editor", person: true })
  @ApiOperation({ operationId: "deleteScan", summary: "Deletes what a scan found; the scan stays known" })
  @ApiNoContentResponse()
  @ApiConflict("The scan waits or runs, is the newest of its repository, or something names it")
  remove(@CallerOf() caller: ProjectCaller, @Param("scanId", GuidPipe) id: Guid): Promise<void> {
    return this.keeping.remove(caller, id);
  }
}
