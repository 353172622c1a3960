import { Controller, Get, HttpCode, Post, Query, Req, Res } from "@nestjs/common";
import { ApiExtraModels, ApiOkResponse, ApiOperation, ApiTags, getSchemaPath } from "@nestjs/swagger";
import type { RuleRecord } from "@plumbline/review-rules";
import type { Request, Response } from "express";
import { Access, CallerOf } from "../../platform/access/access.decorator.js";
import type { ProjectCaller } from "../../platform/access/principal.js";
import { AlsoAnswers } from "../../platform/http/also-answers.decorator.js";
import { DocumentBody, DocumentBytes } from "../../platform/http/body.decorator.js";
import { goneSignal } from "../../platform/http/client-presence.js";
import { isKnownTo, sendBytes } from "../../platform/http/send-bytes.js";
import { ApiEntityTag } from "../../platform/openapi/entity-tag.decorator.js";
import { ApiConflict, ApiProblem } from "../../platform/openapi/problem-responses.js";
import { MAX_BATCH_BODY, ModelChangesRequest } from "../model/model.module.js";
import { CompareFindingsQuery } from "./dto/compare-findings.query.js";
import { FindingsQuery } from "./dto/findings.query.js";
import {
  FindingComparisonResponse,
  FindingsResponse,
  FindingsSummaryResponse,
  RuleResponse,
} from "./dto/review.response.js";
import { ReviewService, waitingFor } from "./review.service.js";

const FOUND = {
  "application/json": {
    schema: {
      anyOf: [{ $ref: getSchemaPath(FindingsResponse) }, { $ref: getSchemaPath(FindingsSummaryResponse) }],
    },
  },
  "application/sarif+json": { schema: { type: "object" as const } },
  "text/markdown": { schema: { type: "string" as const } },
};

/** See docs/reference/review.md. */
@ApiTags("review")
@ApiProblem(429, "Too many reviews are waiting")
@Controller("api/projects/:projectId/review")
export class ReviewController {
  constructor(private readonly reviews: ReviewService) {}

  @Get("rules")
  @Access({ project: "viewer", scope: "read" })
  @ApiOperation({ operationId: "listReviewRules", summary: "The rules, in the order of their findings" })
  @ApiOkResponse({ type: [RuleResponse] })
  rules(@CallerOf() _: ProjectCaller): readonly RuleRecord[] {
    return this.reviews.rules();
  }

  @Get("findings")
  @Access({ project: "viewer", scope: "read" })
  @AlsoAnswers("application/sarif+json", "text/markdown")
  @ApiOperation({
    operationId: "reviewProject",
    summary: "What the rules find in main, a revision or a branch",
  })
  @ApiExtraModels(FindingsResponse, FindingsSummaryResponse)
  @ApiOkResponse({ description: "Findings with their answers", content: FOUND })
  @ApiProblem(400, "A filter has another value, or branchId stands beside revisionId")
  @ApiEntityTag()
  @ApiProblem(413, "The state is over the limit of an export (review_too_large)")
  async findings(
    @CallerOf() { projectId }: ProjectCaller,
    @Query() query: FindingsQuery,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const waiting = waitingFor(projectId, goneSignal(response));
    const isKnown = (etag: string): boolean => isKnownTo(request, etag);
    await sendBytes(request, response, await this.reviews.findings(waiting, query, isKnown));
  }

  @Get("compare")
  @Access({ project: "viewer", scope: "read" })
  @ApiOperation({ operationId: "compareFindings", summary: "How the findings of two states differ" })
  @ApiOkResponse({ type: FindingComparisonResponse })
  @ApiProblem(400, "A side is missing or malformed")
  @ApiProblem(403, "A side is a snapshot, which a token does not read (human_only)")
  @ApiEntityTag()
  @ApiProblem(413, "A state is over the limit of an export (review_too_large)")
  async compare(
    @CallerOf() caller: ProjectCaller,
    @Query() query: CompareFindingsQuery,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const waiting = waitingFor(caller.projectId, goneSignal(response));
    await sendBytes(request, response, await this.reviews.compare(waiting, query, caller));
  }

  @Post("preview")
  @HttpCode(200)
  @Access({ project: "viewer", scope: "read" })
  @DocumentBody({ limit: MAX_BATCH_BODY, type: ModelChangesRequest })
  @ApiOperation({
    operationId: "previewFindings",
    summary: "How a batch of changes would change the findings; nothing is written",
  })
  @ApiOkResponse({ type: FindingComparisonResponse })
  @ApiProblem(400, "The changes break rules of the model")
  @ApiProblem(413, "The state is over the limit of an export (review_too_large)")
  @ApiConflict("The changes do not fit the model, or it has another version")
  async preview(
    @CallerOf() { projectId }: ProjectCaller,
    @DocumentBytes() bytes: Uint8Array,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const waiting = waitingFor(projectId, goneSignal(response));
    await sendBytes(request, response, await this.reviews.preview(waiting, bytes));
  }
}
