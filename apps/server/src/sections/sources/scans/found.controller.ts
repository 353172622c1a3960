import { Controller, Get, Param, Query } from "@nestjs/common";
import { ApiOperation, ApiTags } from "@nestjs/swagger";
import type { Guid } from "@plumbline/model-core";
import type { Coverage, PatternFinding, SnapshotFile, SourceFact } from "@plumbline/source-scanner";
import { Access, CallerOf } from "../../../platform/access/access.decorator.js";
import { GuidPipe } from "../../../platform/access/guid.pipe.js";
import type { ProjectCaller } from "../../../platform/access/principal.js";
import { ApiConflict, ApiProblem } from "../../../platform/openapi/problem-responses.js";
import { ApiPageOf } from "../../../platform/pagination/api-page.js";
import type { Page } from "../../../platform/pagination/page.js";
import { PageQuery } from "../../../platform/pagination/page-query.js";
import {
  PatternFindingResponse,
  RepositoryServiceResponse,
  SourceCoverageResponse,
  SourceFactResponse,
  SourceFileResponse,
} from "../dto/found.js";
import { SourceFactListQuery, SourceFileListQuery } from "../dto/scan-queries.js";
import { FoundService, type LinkedService } from "./found.service.js";

const NO_SNAPSHOT = "The scan has no snapshot (no_snapshot)";
const QUERY = "cursor, limit or a filter breaks a rule";

/** See docs/reference/scans.md#what-a-scan-found. */
@ApiTags("sources")
@Controller("api/projects/:projectId/scans/:scanId")
export class FoundController {
  constructor(private readonly found: FoundService) {}

  @Get("services")
  @Access({ project: "viewer", scope: "read" })
  @ApiOperation({
    operationId: "listScanServices",
    summary: "The services of the repository that a scan found",
  })
  @ApiPageOf(RepositoryServiceResponse)
  @ApiConflict(NO_SNAPSHOT)
  @ApiProblem(400, QUERY)
  services(
    @CallerOf() { projectId }: ProjectCaller,
    @Param("scanId", GuidPipe) id: Guid,
    @Query() query: PageQuery,
  ): Promise<Page<LinkedService>> {
    return this.found.services({ projectId, id }, query);
  }

  @Get("facts")
  @Access({ project: "viewer", scope: "read" })
  @ApiOperation({ operationId: "listScanFacts", summary: "The facts of the source that a scan found" })
  @ApiPageOf(SourceFactResponse)
  @ApiConflict(NO_SNAPSHOT)
  @ApiProblem(400, QUERY)
  facts(
    @CallerOf() { projectId }: ProjectCaller,
    @Param("scanId", GuidPipe) id: Guid,
    @Query() query: SourceFactListQuery,
  ): Promise<Page<Required<SourceFact>>> {
    return this.found.facts({ projectId, id }, query);
  }

  @Get("patterns")
  @Access({ project: "viewer", scope: "read" })
  @ApiOperation({
    operationId: "listScanPatterns",
    summary: "The source patterns that a scan found, or parts of",
  })
  @ApiPageOf(PatternFindingResponse)
  @ApiConflict(NO_SNAPSHOT)
  @ApiProblem(400, QUERY)
  patterns(
    @CallerOf() { projectId }: ProjectCaller,
    @Param("scanId", GuidPipe) id: Guid,
    @Query() query: PageQuery,
  ): Promise<Page<PatternFinding>> {
    return this.found.patterns({ projectId, id }, query);
  }

  @Get("coverage")
  @Access({ project: "viewer", scope: "read" })
  @ApiOperation({
    operationId: "listScanCoverage",
    summary: "Where a scan looked, and why not where it did not",
  })
  @ApiPageOf(SourceCoverageResponse)
  @ApiConflict(NO_SNAPSHOT)
  @ApiProblem(400, QUERY)
  coverage(
    @CallerOf() { projectId }: ProjectCaller,
    @Param("scanId", GuidPipe) id: Guid,
    @Query() query: PageQuery,
  ): Promise<Page<Coverage>> {
    return this.found.coverage({ projectId, id }, query);
  }

  @Get("files")
  @Access({ project: "viewer", scope: "read" })
  @ApiOperation({ operationId: "listScanFiles", summary: "The files of the commit, and what became of each" })
  @ApiPageOf(SourceFileResponse)
  @ApiConflict(NO_SNAPSHOT)
  @ApiProblem(400, QUERY)
  files(
    @CallerOf() { projectId }: ProjectCaller,
    @Param("scanId", GuidPipe) id: Guid,
    @Query() query: SourceFileListQuery,
  ): Promise<Page<SnapshotFile>> {
    return this.found.files({ projectId, id }, query);
  }
}
