import { Controller, Get, Param, Query, Req, Res } from "@nestjs/common";
import { ApiOkResponse, ApiOperation, ApiTags } from "@nestjs/swagger";
import type { Guid } from "@plumbline/model-core";
import type { Request, Response } from "express";
import { Access, CallerOf } from "../../platform/access/access.decorator.js";
import { GuidPipe } from "../../platform/access/guid.pipe.js";
import type { ProjectCaller } from "../../platform/access/principal.js";
import { AlsoAnswers } from "../../platform/http/also-answers.decorator.js";
import { goneSignal } from "../../platform/http/client-presence.js";
import { sendBytes } from "../../platform/http/send-bytes.js";
import { ApiEntityTag } from "../../platform/openapi/entity-tag.decorator.js";
import { ApiProblem } from "../../platform/openapi/problem-responses.js";
import { DiagramsService } from "./diagrams.service.js";
import { DiagramQuery } from "./dto/diagram.query.js";

const TEXT = { schema: { type: "string" as const } };

/** See docs/reference/views.md#drawing. */
@ApiTags("views")
@Controller("api/projects/:projectId/views/:viewId/diagram")
export class DiagramsController {
  constructor(private readonly diagrams: DiagramsService) {}

  @Get()
  @Access({ project: "viewer", scope: "read" })
  @AlsoAnswers("image/svg+xml", "text/plain")
  @ApiOperation({
    operationId: "drawView",
    summary: "A view of main, or of the state it names, drawn as text",
  })
  @ApiOkResponse({ description: "The drawing", content: { "image/svg+xml": TEXT, "text/plain": TEXT } })
  @ApiEntityTag()
  @ApiProblem(400, "format or style has another value")
  @ApiProblem(422, "The root or the scenario of the view is missing, or it shows too much for a drawing")
  @ApiProblem(429, "Too many drawings are waiting")
  async draw(
    @CallerOf() { projectId }: ProjectCaller,
    @Param("viewId", GuidPipe) id: Guid,
    @Query() query: DiagramQuery,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const drawing = await this.diagrams.draw({ projectId, view: id, query }, goneSignal(response));
    await sendBytes(request, response, drawing);
  }
}
