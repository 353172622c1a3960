import { Body, Controller, Get, HttpCode, Param, Post, Query, Req, Res } from "@nestjs/common";
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from "@nestjs/swagger";
import type { Guid } from "@plumbline/model-core";
import type { Request, Response } from "express";
import { Access, CallerOf } from "../../../platform/access/access.decorator.js";
import { GuidPipe } from "../../../platform/access/guid.pipe.js";
import type { ProjectCaller, UserPrincipal } from "../../../platform/access/principal.js";
import { DocumentBody, DocumentBytes, JsonBody } from "../../../platform/http/body.decorator.js";
import { goneSignal } from "../../../platform/http/client-presence.js";
import { sendBytes } from "../../../platform/http/send-bytes.js";
import { ApiConflict, ApiProblem } from "../../../platform/openapi/problem-responses.js";
import { ApiPageOf } from "../../../platform/pagination/api-page.js";
import type { Page } from "../../../platform/pagination/page.js";
import { DecideImportRequest, SourceImportResponse, SourceImportSummary } from "../dto/source-import.js";
import { CreateImportRequest, ImportListQuery } from "../dto/source-import-requests.js";
import type { ImportCounts, ImportRecord } from "./import-record.js";
import { ImportsService } from "./imports.service.js";
import { MAX_IMPORT_DECISION_BODY } from "./limits.js";

/** See docs/reference/source-imports.md. */
@ApiTags("sources")
@Controller("api/projects/:projectId/source-imports")
export class ImportsController {
  constructor(private readonly imports: ImportsService) {}

  @Get()
  @Access({ project: "viewer", scope: "read" })
  @ApiOperation({
    operationId: "listSourceImports",
    summary: "The source imports of a project without their items, the newest first",
  })
  @ApiPageOf(SourceImportSummary)
  @ApiProblem(400, "cursor, limit or a filter breaks a rule")
  list(
    @CallerOf() { projectId }: ProjectCaller,
    @Query() query: ImportListQuery,
  ): Promise<Page<ImportRecord & { readonly counts: ImportCounts }>> {
    return this.imports.list(projectId, query);
  }

  @Post()
  @Access({ project: "editor", person: true })
  @JsonBody()
  @ApiOperation({
    operationId: "createSourceImport",
    summary: "Proposes what a tracking scan found to the main model",
  })
  @ApiCreatedResponse({ type: SourceImportResponse })
  @ApiConflict(
    "The ID is in use, the scan is not a completed tracking scan, the repository is not followed, or what the scan found is gone (no_snapshot)",
  )
  @ApiProblem(429, "Too many imports are waiting")
  async create(
    @CallerOf() caller: ProjectCaller<UserPrincipal>,
    @Body() request: CreateImportRequest,
    @Req() req: Request,
    @Res() response: Response,
  ): Promise<void> {
    const answer = await this.imports.create(caller, request, goneSignal(response));
    response.status(201);
    await sendBytes(req, response, answer);
  }

  @Get(":importId")
  @Access({ project: "viewer", scope: "read" })
  @ApiOperation({ operationId: "getSourceImport", summary: "One source import with its items" })
  @ApiOkResponse({ type: SourceImportResponse })
  @ApiProblem(429, "Too many imports are waiting")
  async read(
    @CallerOf() { projectId }: ProjectCaller,
    @Param("importId", GuidPipe) id: Guid,
    @Req() req: Request,
    @Res() response: Response,
  ): Promise<void> {
    await sendBytes(req, response, await this.imports.read({ projectId, id }, goneSignal(response)));
  }

  @Post(":importId/decide")
  @HttpCode(200)
  @Access({ project: "editor", person: true })
  @DocumentBody({ limit: MAX_IMPORT_DECISION_BODY, type: DecideImportRequest })
  @ApiOperation({
    operationId: "decideSourceImport",
    summary: "Accepts and rejects items of a source import, all or nothing",
  })
  @ApiOkResponse({ type: SourceImportResponse })
  @ApiConflict(
    "The import is not open, or its repository not followed; or the model does not take items, which are named (import_items_refused)",
  )
  @ApiProblem(429, "Too many imports are waiting")
  async decide(
    @CallerOf() caller: ProjectCaller<UserPrincipal>,
    @Param("importId", GuidPipe) id: Guid,
    @DocumentBytes() bytes: Uint8Array,
    @Req() req: Request,
    @Res() response: Response,
  ): Promise<void> {
    const gone = goneSignal(response);
    await sendBytes(req, response, await this.imports.decide(caller, id, { bytes, gone }));
  }
}
