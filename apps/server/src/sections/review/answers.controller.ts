import { Controller, Get, HttpCode, Post, Put, Query, Res } from "@nestjs/common";
import { ApiOkResponse, ApiOperation, ApiTags } from "@nestjs/swagger";
import type { AnsweredFinding } from "@plumbline/review-rules";
import type { Response } from "express";
import { Access, CallerOf } from "../../platform/access/access.decorator.js";
import type { ProjectCaller } from "../../platform/access/principal.js";
import { DocumentBody, DocumentBytes } from "../../platform/http/body.decorator.js";
import { goneSignal } from "../../platform/http/client-presence.js";
import { ApiConflict, ApiProblem } from "../../platform/openapi/problem-responses.js";
import { ApiPageOf } from "../../platform/pagination/api-page.js";
import type { Page } from "../../platform/pagination/page.js";
import { PageQuery } from "../../platform/pagination/page-query.js";
import { AnswersService, type GivenAnswer } from "./answers.service.js";
import { FindingAnswerRequest, FindingAnswersRequest } from "./dto/requests.js";
import { FindingResponse, FindingsOfAnswersResponse, GivenAnswerResponse } from "./dto/review.response.js";
import { MAX_ANSWERS_BODY, MAX_SMALL_BODY } from "./limits.js";

const FORBIDDEN = "Only an owner accepts by a decision, or opens a finding that a decision names";
const CONFLICT = "The finding or the decision stands otherwise: see docs/reference/review.md";

/** See docs/reference/review.md#answers. */
@ApiTags("review")
@Controller("api/projects/:projectId/review/dispositions")
export class AnswersController {
  constructor(private readonly answers: AnswersService) {}

  @Get()
  @Access({ project: "viewer", scope: "read" })
  @ApiOperation({ operationId: "listFindingAnswers", summary: "Every answer to a finding, the newest first" })
  @ApiPageOf(GivenAnswerResponse)
  @ApiProblem(400, "cursor or limit is wrong")
  list(@CallerOf() { projectId }: ProjectCaller, @Query() query: PageQuery): Promise<Page<GivenAnswer>> {
    return this.answers.list(projectId, query);
  }

  @Put()
  @Access({ project: "editor", person: true })
  @DocumentBody({ limit: MAX_SMALL_BODY, type: FindingAnswerRequest })
  @ApiOperation({ operationId: "answerFinding", summary: "Answers a finding" })
  @ApiOkResponse({ type: FindingResponse })
  @ApiProblem(403, FORBIDDEN)
  @ApiProblem(413, "The state is over the limit of an export (review_too_large)")
  @ApiProblem(429, "Too many reviews are waiting")
  @ApiConflict(CONFLICT)
  async answer(
    @CallerOf() caller: ProjectCaller,
    @DocumentBytes() bytes: Uint8Array,
    @Res({ passthrough: true }) response: Response,
  ): Promise<AnsweredFinding | undefined> {
    const [finding] = await this.answers.give(caller, { bytes, howMany: "one" }, goneSignal(response));
    return finding;
  }

  @Post()
  @HttpCode(200)
  @Access({ project: "editor", person: true })
  @DocumentBody({ limit: MAX_ANSWERS_BODY, type: FindingAnswersRequest })
  @ApiOperation({ operationId: "answerFindings", summary: "Answers several findings, all or none" })
  @ApiOkResponse({ type: FindingsOfAnswersResponse })
  @ApiProblem(403, FORBIDDEN)
  @ApiProblem(413, "The state is over the limit of an export (review_too_large)")
  @ApiProblem(429, "Too many reviews are waiting")
  @ApiConflict(CONFLICT)
  async answerSeveral(
    @CallerOf() caller: ProjectCaller,
    @DocumentBytes() bytes: Uint8Array,
    @Res({ passthrough: true }) response: Response,
  ): Promise<{ readonly findings: readonly AnsweredFinding[] }> {
    const findings = await this.answers.give(caller, { bytes, howMany: "several" }, goneSignal(response));
    return { findings };
  }
}
