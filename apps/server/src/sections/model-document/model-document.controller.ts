import { Controller, Get, HttpCode, Post, Query, Req, Res } from "@nestjs/common";
import { ApiBody, ApiConsumes, ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from "@nestjs/swagger";
import { IMPORT_LIMITS } from "@plumbline/model-core";
import type { Request, Response } from "express";
import { Access, CallerOf } from "../../platform/access/access.decorator.js";
import type { ProjectCaller } from "../../platform/access/principal.js";
import { DocumentBody, DocumentBytes } from "../../platform/http/body.decorator.js";
import { goneSignal } from "../../platform/http/client-presence.js";
import { preconditionsOf } from "../../platform/http/preconditions.js";
import { sendBytes } from "../../platform/http/send-bytes.js";
import { ApiEntityTag } from "../../platform/openapi/entity-tag.decorator.js";
import { ApiPreconditions } from "../../platform/openapi/preconditions.decorator.js";
import { ApiConflict, ApiProblem } from "../../platform/openapi/problem-responses.js";
import { ExportQuery } from "./dto/export.query.js";
import { ImportQuery } from "./dto/import.query.js";
import { ImportResultResponse } from "./dto/import-result.response.js";
import { ModelDocumentDto, ModelDocumentRequest } from "./dto/model-document.dto.js";
import { ModelDocumentService } from "./model-document.service.js";

/** See docs/reference/model-documents.md. */
@ApiTags("model document")
@Controller("api/projects/:projectId")
export class ModelDocumentController {
  constructor(private readonly documents: ModelDocumentService) {}

  @Get("export")
  @Access({ project: "viewer", scope: "read" })
  @ApiOperation({ operationId: "exportModelDocument", summary: "The main model as one document" })
  @ApiProduces("application/json", "application/x-yaml")
  @ApiOkResponse({ type: ModelDocumentDto, description: "The model document, indented unless compact" })
  @ApiProblem(400, "format or compact has another value")
  @ApiProblem(429, "Too many documents are waiting")
  @ApiEntityTag()
  async export(
    @CallerOf() { projectId }: ProjectCaller,
    @Query() query: ExportQuery,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    await sendBytes(request, response, await this.documents.export(projectId, query));
  }

  @Post("import")
  @HttpCode(200)
  @Access({ project: "editor", scope: "propose", preview: "dryRun" })
  @DocumentBody({ limit: IMPORT_LIMITS.bodyBytes, tooLarge: "import_too_large", anyContentType: true })
  @ApiOperation({
    operationId: "importModelDocument",
    summary: "Writes a model document into the main model",
  })
  @ApiConsumes("application/json", "application/x-yaml")
  @ApiBody({ type: ModelDocumentRequest })
  @ApiPreconditions("The model version in quotes, as expectedVersion")
  @ApiConflict("main is not at expectedVersion")
  @ApiProblem(429, "Too many documents are waiting, or in memory")
  @ApiOkResponse({ type: ImportResultResponse, description: "What became of each entry" })
  async import(
    @CallerOf() caller: ProjectCaller,
    @Query() query: ImportQuery,
    @DocumentBytes() bytes: Uint8Array,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const { "content-type": contentType } = request.headers;
    const preconditions = preconditionsOf(request.headers);
    const document = { bytes, contentType, preconditions, gone: goneSignal(response) };
    await sendBytes(request, response, await this.documents.import(caller, query, document));
  }
}
