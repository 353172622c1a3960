import type { IncomingHttpHeaders } from "node:http";
import { Controller, Delete, Get, Headers, HttpCode, Param, Post, Put, Query, Res } from "@nestjs/common";
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from "@nestjs/swagger";
import type { CostSheet } from "@plumbline/cost-core";
import type { Guid } from "@plumbline/model-core";
import type { Response } from "express";
import { Access, CallerOf } from "../../platform/access/access.decorator.js";
import { GuidPipe } from "../../platform/access/guid.pipe.js";
import type { ProjectCaller } from "../../platform/access/principal.js";
import { DocumentBody, DocumentBytes } from "../../platform/http/body.decorator.js";
import { contentTag, tagged } from "../../platform/http/if-match.js";
import { preconditionsOf } from "../../platform/http/preconditions.js";
import { ApiEntityTag } from "../../platform/openapi/entity-tag.decorator.js";
import { ApiPreconditions } from "../../platform/openapi/preconditions.decorator.js";
import { ApiConflict, ApiProblem } from "../../platform/openapi/problem-responses.js";
import { ApiPageOf } from "../../platform/pagination/api-page.js";
import type { Page } from "../../platform/pagination/page.js";
import { PageQuery } from "../../platform/pagination/page-query.js";
import { CostSheetsService } from "./cost-sheets.service.js";
import { CostSheetRequest, CostSheetResponse } from "./dto/cost-sheet.js";
import { MAX_SHEET_BODY } from "./limits.js";

const TAG = "The entity tag of the cost sheet";
const BODY = { limit: MAX_SHEET_BODY, type: CostSheetRequest };

/** See docs/reference/prices.md#cost-sheets. */
@ApiTags("cost sheets")
@Controller("api/projects/:projectId/cost-sheets")
export class CostSheetsController {
  constructor(private readonly sheets: CostSheetsService) {}

  @Get()
  @Access({ project: "viewer", scope: "read" })
  @ApiOperation({ operationId: "listCostSheets", summary: "The cost sheets of a project, in name order" })
  @ApiPageOf(CostSheetResponse)
  @ApiProblem(400, "cursor or limit breaks a rule")
  list(@CallerOf() { projectId }: ProjectCaller, @Query() query: PageQuery): Promise<Page<CostSheet>> {
    return this.sheets.list(projectId, query);
  }

  @Post()
  @Access({ project: "editor", person: true })
  @DocumentBody(BODY)
  @ApiOperation({
    operationId: "createCostSheet",
    summary: "Creates a cost sheet, also of what is not there",
  })
  @ApiCreatedResponse({ type: CostSheetResponse })
  @ApiConflict(
    "The ID is in use or was, the project has too many or too large cost sheets, or stores too much",
  )
  create(@CallerOf() caller: ProjectCaller, @DocumentBytes() body: Uint8Array): Promise<CostSheet> {
    return this.sheets.create(caller, body);
  }

  @Get(":sheetId")
  @Access({ project: "viewer", scope: "read" })
  @ApiOperation({ operationId: "getCostSheet", summary: "One cost sheet" })
  @ApiOkResponse({ type: CostSheetResponse })
  @ApiEntityTag()
  async read(
    @CallerOf() { projectId }: ProjectCaller,
    @Param("sheetId", GuidPipe) id: Guid,
    @Res({ passthrough: true }) response: Response,
  ): Promise<CostSheet> {
    const sheet = await this.sheets.read({ projectId, id });
    return tagged(response, contentTag(sheet), sheet);
  }

  @Put(":sheetId")
  @Access({ project: "editor", person: true })
  @DocumentBody(BODY)
  @ApiOperation({ operationId: "replaceCostSheet", summary: "Replaces a cost sheet" })
  @ApiOkResponse({ type: CostSheetResponse })
  @ApiPreconditions(TAG)
  @ApiConflict(
    "The cost sheet is another one by now, or the project would have too large ones or store too much",
  )
  async replace(
    @CallerOf() caller: ProjectCaller,
    @Param("sheetId", GuidPipe) id: Guid,
    @DocumentBytes() body: Uint8Array,
    @Res({ passthrough: true }) response: Response,
  ): Promise<CostSheet> {
    const write = { body, preconditions: preconditionsOf(response.req.headers) };
    const sheet = await this.sheets.replace(caller, id, write);
    return tagged(response, contentTag(sheet), sheet);
  }

  @Delete(":sheetId")
  @HttpCode(204)
  @Access({ project: "editor", person: true })
  @ApiOperation({ operationId: "deleteCostSheet", summary: "Deletes a cost sheet; its ID stays taken" })
  @ApiNoContentResponse()
  @ApiPreconditions(TAG)
  @ApiConflict("The cost sheet is another one by now")
  remove(
    @CallerOf() caller: ProjectCaller,
    @Param("sheetId", GuidPipe) id: Guid,
    @Headers() headers: IncomingHttpHeaders,
  ): Promise<void> {
    return this.sheets.remove(caller, id, preconditionsOf(headers));
  }
}
