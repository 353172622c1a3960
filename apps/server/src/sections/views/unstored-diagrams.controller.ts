import { Controller, HttpCode, Post, Query, Req, Res } from "@nestjs/common";
import { ApiOkResponse, ApiOperation, ApiTags } from "@nestjs/swagger";
import type { Request, Response } from "express";
import { Access, CallerOf } from "../../platform/access/access.decorator.js";
import type { ProjectCaller } from "../../platform/access/principal.js";
import { AlsoAnswers } from "../../platform/http/also-answers.decorator.js";
import { DocumentBody, DocumentBytes } from "../../platform/http/body.decorator.js";
import { goneSignal } from "../../platform/http/client-presence.js";
import { sendBytes } from "../../platform/http/send-bytes.js";
import { ApiProblem } from "../../platform/openapi/problem-responses.js";
import { DiagramsService } from "./diagrams.service.js";
import { DiagramQuery } from "./dto/diagram.query.js";
import { ReplaceViewRequest } from "./dto/view.js";
import { MAX_BODY_BYTES } from "./limits.js";
import { readViewToDraw } from "./read-view-body.js";

const TEXT = { schema: { type: "string" as const } };

/** See docs/reference/views.md#drawing-without-storing. */
@ApiTags("views")
@Controller("api/projects/:projectId/views/diagram")
export class UnstoredDiagramsController {
  constructor(private readonly diagrams: DiagramsService) {}

  @Post()
  @HttpCode(200)
  @Access({ project: "viewer", scope: "read" })
  @AlsoAnswers("image/svg+xml", "text/plain")
  @DocumentBody({ limit: MAX_BODY_BYTES, type: ReplaceViewRequest })
  @ApiOperation({
    operationId: "drawUnstoredView",
    summary: "A view that is not stored, drawn as one that is",
  })
  @ApiOkResponse({ description: "The drawing", content: { "image/svg+xml": TEXT, "text/plain": TEXT } })
  @ApiProblem(422, "The root or the scenario of the view is missing, or it shows too much for a drawing")
  @ApiProblem(429, "Too many drawings are waiting")
  async draw(
    @CallerOf() { projectId }: ProjectCaller,
    @DocumentBytes() body: Uint8Array,
    @Query() query: DiagramQuery,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const view = readViewToDraw(body);
    await sendBytes(
      request,
      response,
      await this.diagrams.draw({ projectId, view, query }, goneSignal(response)),
    );
  }
}
