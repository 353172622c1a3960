import type { IncomingHttpHeaders } from "node:http";
import { Controller, Headers, HttpCode, Param, Post, Query, Res } from "@nestjs/common";
import { ApiExtraModels, ApiOkResponse, ApiOperation, ApiTags, getSchemaPath } from "@nestjs/swagger";
import { FACT_KINDS, type FactOfKind, type Guid } from "@plumbline/model-core";
import type { Response } from "express";
import { Access, CallerOf } from "../../../platform/access/access.decorator.js";
import { GuidPipe } from "../../../platform/access/guid.pipe.js";
import type { ProjectCaller, UserPrincipal } from "../../../platform/access/principal.js";
import { goneSignal } from "../../../platform/http/client-presence.js";
import { preconditionsOf } from "../../../platform/http/preconditions.js";
import { ApiPreconditions } from "../../../platform/openapi/preconditions.decorator.js";
import { ApiConflict, ApiProblem } from "../../../platform/openapi/problem-responses.js";
import { BranchQuery } from "../dto/branch.query.js";
import { FACT_ANSWERS } from "../dto/facts.js";
import type { StreamFactKind } from "../facts/fact.repository.js";
import { ConfirmationsService } from "./confirmations.service.js";

const ANSWERS = FACT_KINDS.filter((kind) => kind !== "schema").map((kind) => FACT_ANSWERS[kind]);

/** See docs/reference/streams.md#confirming-a-fact. */
@ApiTags("model")
@ApiExtraModels(...ANSWERS)
@Controller("api/projects/:projectId/facts/:factId/confirm")
export class ConfirmationsController {
  constructor(private readonly confirmations: ConfirmationsService) {}

  @Post()
  @HttpCode(200)
  @Access({ project: "editor", person: true })
  @ApiOperation({
    operationId: "confirmFact",
    summary: "A person stands for a fact of any kind but a schema",
  })
  @ApiPreconditions("The model version in quotes")
  @ApiOkResponse({
    schema: { oneOf: ANSWERS.map((answer) => ({ $ref: getSchemaPath(answer) })) },
    headers: { ETag: { description: "The new model version in quotes", schema: { type: "string" } } },
  })
  @ApiConflict("The model is not at the version of If-Match")
  @ApiProblem(429, "Too many changes are waiting")
  async confirm(
    @CallerOf() caller: ProjectCaller<UserPrincipal>,
    @Param("factId", GuidPipe) id: Guid,
    @Query() { branchId }: BranchQuery,
    @Headers() headers: IncomingHttpHeaders,
    @Res({ passthrough: true }) response: Response,
  ): Promise<FactOfKind[StreamFactKind]> {
    const wanted = { id, branchId: namedBranch(branchId), preconditions: preconditionsOf(headers) };
    const { fact, etag } = await this.confirmations.confirm(caller, wanted, goneSignal(response));
    response.setHeader("ETag", etag);
    return fact;
  }
}

function namedBranch(text: string | undefined): Guid | null {
  return text === undefined ? null : new GuidPipe().transform(text);
}
