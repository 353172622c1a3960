import { Controller, Delete, Get, HttpCode, Param, Post, Put, Query, Res } from "@nestjs/common";
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from "@nestjs/swagger";
import type { DecisionRecord } from "@plumbline/decision-core";
import type { Guid } from "@plumbline/model-core";
import type { Response } from "express";
import { Access, CallerOf } from "../../platform/access/access.decorator.js";
import { GuidPipe } from "../../platform/access/guid.pipe.js";
import type { ProjectCaller } from "../../platform/access/principal.js";
import { DocumentBody, DocumentBytes } from "../../platform/http/body.decorator.js";
import { goneSignal } from "../../platform/http/client-presence.js";
import { ApiPreconditions } from "../../platform/openapi/preconditions.decorator.js";
import { ApiConflict, ApiProblem } from "../../platform/openapi/problem-responses.js";
import { ApiPageOf } from "../../platform/pagination/api-page.js";
import type { Page } from "../../platform/pagination/page.js";
import { AnswersDecision } from "./answers-decision.decorator.js";
import { decisionWriteOf } from "./decision-write.js";
import { DecisionsService } from "./decisions.service.js";
import { DecisionResponse } from "./dto/decision.response.js";
import { DecisionListQuery } from "./dto/decision-list.query.js";
import { DecisionRequest } from "./dto/requests.js";
import { MAX_DECISION_BODY } from "./limits.js";
import { DECISION_TAG, DECISION_TAGGED, sendDecision } from "./send-decision.js";

const BODY = { limit: MAX_DECISION_BODY, type: DecisionRequest };

/** See docs/reference/decisions.md. */
@ApiTags("decisions")
@ApiProblem(429, "Too many reads and writes of decisions are waiting")
@Controller("api/projects/:projectId/decisions")
export class DecisionsController {
  constructor(private readonly decisions: DecisionsService) {}

  @Get()
  @Access({ project: "viewer", scope: "read" })
  @ApiOperation({ operationId: "listDecisions", summary: "The decisions of a project, in number order" })
  @ApiPageOf(DecisionResponse)
  @ApiProblem(400, "cursor, limit or a filter breaks a rule")
  list(
    @CallerOf() { projectId }: ProjectCaller,
    @Query() query: DecisionListQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Page<DecisionRecord>> {
    return this.decisions.list(projectId, query, goneSignal(response));
  }

  @Post()
  @Access({ project: "editor", scope: "propose" })
  @DocumentBody(BODY)
  @ApiOperation({ operationId: "createDecision", summary: "Proposes a decision" })
  @ApiCreatedResponse({ type: DecisionResponse, headers: DECISION_TAGGED })
  @ApiConflict("The project has too many decisions, or stores too much")
  async create(
    @CallerOf() caller: ProjectCaller,
    @DocumentBytes() bytes: Uint8Array,
    @Res() response: Response,
  ): Promise<void> {
    await sendDecision(response, await this.decisions.create(caller, bytes, goneSignal(response)), 201);
  }

  @Get(":decisionId")
  @Access({ project: "viewer", scope: "read" })
  @ApiOperation({ operationId: "getDecision", summary: "One decision" })
  @ApiOkResponse({ type: DecisionResponse, headers: DECISION_TAGGED })
  async read(
    @CallerOf() { projectId }: ProjectCaller,
    @Param("decisionId", GuidPipe) id: Guid,
    @Res() response: Response,
  ): Promise<void> {
    await sendDecision(response, await this.decisions.read({ projectId, id }, goneSignal(response)));
  }

  @Put(":decisionId")
  @Access({ project: "editor", scope: "propose" })
  @DocumentBody(BODY)
  @ApiOperation({ operationId: "replaceDecision", summary: "Replaces what a proposed decision says" })
  @AnswersDecision()
  @ApiProblem(403, "An agent token changes only what agent tokens alone wrote (human_only)")
  @ApiConflict("The decision is not proposed, or at another version (decision_changed)")
  async change(
    @CallerOf() caller: ProjectCaller,
    @Param("decisionId", GuidPipe) id: Guid,
    @DocumentBytes() bytes: Uint8Array,
    @Res() response: Response,
  ): Promise<void> {
    const write = { ...decisionWriteOf(caller, id, response.req.headers), bytes };
    await sendDecision(response, await this.decisions.change(write, goneSignal(response)));
  }

  @Delete(":decisionId")
  @HttpCode(204)
  @Access({ project: "editor", scope: "propose" })
  @ApiOperation({ operationId: "deleteDecision", summary: "Deletes a proposed decision" })
  @ApiPreconditions(DECISION_TAG)
  @ApiNoContentResponse()
  @ApiProblem(403, "An agent token deletes only what agent tokens alone wrote (human_only)")
  @ApiConflict("The decision is not proposed, or at another version (decision_changed)")
  remove(
    @CallerOf() caller: ProjectCaller,
    @Param("decisionId", GuidPipe) id: Guid,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    return this.decisions.remove(decisionWriteOf(caller, id, response.req.headers), goneSignal(response));
  }
}
