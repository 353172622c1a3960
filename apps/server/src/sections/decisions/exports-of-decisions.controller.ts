import { Controller, Get, Param, Res } from "@nestjs/common";
import { ApiOkResponse, ApiOperation, ApiTags } from "@nestjs/swagger";
import type { Guid } from "@plumbline/model-core";
import type { Response } from "express";
import { Access, CallerOf } from "../../platform/access/access.decorator.js";
import { GuidPipe } from "../../platform/access/guid.pipe.js";
import type { ProjectCaller } from "../../platform/access/principal.js";
import { AlsoAnswers } from "../../platform/http/also-answers.decorator.js";
import { goneSignal } from "../../platform/http/client-presence.js";
import { sendBytes } from "../../platform/http/send-bytes.js";
import { ApiProblem } from "../../platform/openapi/problem-responses.js";
import { DecisionsService } from "./decisions.service.js";

const MARKDOWN = "text/markdown; charset=utf-8";
const AS_TEXT = { "text/markdown": { schema: { type: "string" as const } } };

/** See docs/reference/decisions.md#markdown. */
@ApiTags("decisions")
@ApiProblem(429, "Too many reads and writes of decisions are waiting")
@Controller("api/projects/:projectId/decisions")
export class ExportsOfDecisionsController {
  constructor(private readonly decisions: DecisionsService) {}

  @Get("export")
  @Access({ project: "viewer", scope: "read" })
  @AlsoAnswers("text/markdown")
  @ApiOperation({ operationId: "exportDecisions", summary: "All decisions as Markdown, in number order" })
  @ApiOkResponse({ description: "The decisions", content: AS_TEXT })
  @ApiProblem(422, "The text has more bytes than an answer may (answer_too_large)")
  async all(@CallerOf() { projectId }: ProjectCaller, @Res() response: Response): Promise<void> {
    const bytes = await this.decisions.markdownOfAll(projectId, goneSignal(response));
    await sendBytes(response.req, response, { bytes, contentType: MARKDOWN });
  }

  @Get(":decisionId/export")
  @Access({ project: "viewer", scope: "read" })
  @AlsoAnswers("text/markdown")
  @ApiOperation({ operationId: "exportDecision", summary: "One decision as Markdown" })
  @ApiOkResponse({ description: "The decision", content: AS_TEXT })
  async one(
    @CallerOf() { projectId }: ProjectCaller,
    @Param("decisionId", GuidPipe) id: Guid,
    @Res() response: Response,
  ): Promise<void> {
    const bytes = await this.decisions.markdown({ projectId, id }, goneSignal(response));
    await sendBytes(response.req, response, { bytes, contentType: MARKDOWN });
  }
}
