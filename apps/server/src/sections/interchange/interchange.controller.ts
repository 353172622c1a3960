import { Controller, HttpCode, Post, Query, Req, Res } from "@nestjs/common";
import { ApiBody, ApiConsumes, ApiOkResponse, ApiOperation, ApiTags } from "@nestjs/swagger";
import { CONVERT_LIMITS } from "@plumbline/interchange";
import type { Request, Response } from "express";
import { Access, CallerOf } from "../../platform/access/access.decorator.js";
import type { ProjectCaller } from "../../platform/access/principal.js";
import { DocumentBody, DocumentBytes } from "../../platform/http/body.decorator.js";
import { goneSignal } from "../../platform/http/client-presence.js";
import { sendBytes } from "../../platform/http/send-bytes.js";
import { ApiProblem } from "../../platform/openapi/problem-responses.js";
import { ConversionResponse } from "./dto/conversion.response.js";
import { ConvertQuery } from "./dto/convert.query.js";
import { InterchangeService } from "./interchange.service.js";

/** See docs/reference/model-documents.md#converting. */
@ApiTags("model document")
@Controller("api/projects/:projectId")
export class InterchangeController {
  constructor(private readonly conversions: InterchangeService) {}

  @Post("import/convert")
  @HttpCode(200)
  @Access({ project: "viewer", scope: "read" })
  @DocumentBody({ limit: CONVERT_LIMITS.sourceBytes, tooLarge: "import_too_large", anyContentType: true })
  @ApiOperation({
    operationId: "convertToModelDocument",
    summary: "Reads a document of another tool as a model document; writes nothing",
  })
  @ApiConsumes("application/json", "application/x-yaml", "text/plain")
  @ApiBody({ schema: { type: "string", description: "The text of the document" } })
  @ApiProblem(429, "Too many documents are waiting, or in memory")
  @ApiOkResponse({ type: ConversionResponse, description: "The model document, and what is not in it" })
  async convert(
    @CallerOf() { projectId }: ProjectCaller,
    @Query() query: ConvertQuery,
    @DocumentBytes() bytes: Uint8Array,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const sent = { bytes, gone: goneSignal(response) };
    await sendBytes(request, response, await this.conversions.convert(projectId, query, sent));
  }
}
