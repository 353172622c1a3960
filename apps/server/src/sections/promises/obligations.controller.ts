import { Controller, Delete, HttpCode, Param, Post, Put, Query, Res } from "@nestjs/common";
import {
  ApiExtraModels,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiTags,
  getSchemaPath,
} from "@nestjs/swagger";
import type { Guid } from "@plumbline/model-core";
import type { Response } from "express";
import { Access, CallerOf } from "../../platform/access/access.decorator.js";
import { GuidPipe } from "../../platform/access/guid.pipe.js";
import type { ProjectCaller } from "../../platform/access/principal.js";
import { DocumentBody, DocumentBytes } from "../../platform/http/body.decorator.js";
import { goneSignal } from "../../platform/http/client-presence.js";
import { ApiPreconditions } from "../../platform/openapi/preconditions.decorator.js";
import { ApiConflict, ApiProblem } from "../../platform/openapi/problem-responses.js";
import { AnswersPromise } from "./answers-promise.decorator.js";
import { DerivedResponse, PromiseResponse } from "./dto/promise.response.js";
import { GenerateQuery } from "./dto/promise-queries.js";
import { ObligationRequest } from "./dto/requests.js";
import { MAX_PROMISE_BODY } from "./limits.js";
import { OBLIGATION_KEY } from "./obligation-key.js";
import { ObligationsService } from "./obligations.service.js";
import { promiseWriteOf } from "./promise-write.js";
import { PROMISE_TAG, sendPromise } from "./send-promise.js";

const BODY = { limit: MAX_PROMISE_BODY, type: ObligationRequest };

/** Obligations of the draft (docs/reference/promises.md#obligations). */
@ApiTags("promises")
@ApiProblem(429, "Too many reads and writes of promises are waiting")
@ApiConflict("The newest revision is approved, or is another one (revision_changed), or a limit is reached")
@Controller("api/projects/:projectId/promises/:promiseId/obligations")
export class ObligationsController {
  constructor(private readonly obligations: ObligationsService) {}

  @Post()
  @Access({ project: "editor", scope: "propose" })
  @DocumentBody(BODY)
  @ApiOperation({ operationId: "addObligation", summary: "Adds an obligation to the draft" })
  @AnswersPromise({ created: true })
  async add(
    @CallerOf() caller: ProjectCaller,
    @Param("promiseId", GuidPipe) id: Guid,
    @DocumentBytes() bytes: Uint8Array,
    @Res() response: Response,
  ): Promise<void> {
    const write = { ...promiseWriteOf(caller, id, response.req.headers), bytes };
    const promise = await this.obligations.add(write, goneSignal(response));
    await sendPromise(response, promise, { status: 201 });
  }

  @Post("generate")
  @HttpCode(200)
  @Access({ project: "editor", scope: "propose" })
  @ApiOperation({
    operationId: "generateObligations",
    summary: "Adds the obligations that follow from the draft",
  })
  @ApiPreconditions(PROMISE_TAG)
  @ApiExtraModels(PromiseResponse, DerivedResponse)
  @ApiOkResponse({
    description: "The promise; with dryRun what would be added, and what no longer follows",
    schema: { anyOf: [{ $ref: getSchemaPath(PromiseResponse) }, { $ref: getSchemaPath(DerivedResponse) }] },
  })
  @ApiProblem(400, "dryRun has another value")
  async generate(
    @CallerOf() caller: ProjectCaller,
    @Param("promiseId", GuidPipe) id: Guid,
    @Query() { dryRun }: GenerateQuery,
    @Res() response: Response,
  ): Promise<void> {
    const write = promiseWriteOf(caller, id, response.req.headers);
    const gone = goneSignal(response);
    if (dryRun === "true") {
      response.json(await this.obligations.preview(write, gone));
    } else {
      await sendPromise(response, await this.obligations.generate(write, gone));
    }
  }

  @Put(":obligationKey")
  @ApiParam(OBLIGATION_KEY)
  @Access({ project: "editor", scope: "propose" })
  @DocumentBody(BODY)
  @ApiOperation({ operationId: "changeObligation", summary: "Changes an obligation of the draft" })
  @AnswersPromise()
  @ApiProblem(403, "An agent token changes only what a token added and no person changed since (human_only)")
  async change(
    @CallerOf() caller: ProjectCaller,
    @Param("promiseId", GuidPipe) id: Guid,
    @Param("obligationKey") key: string,
    @DocumentBytes() bytes: Uint8Array,
    @Res() response: Response,
  ): Promise<void> {
    const write = { ...promiseWriteOf(caller, id, response.req.headers), bytes, key };
    await sendPromise(response, await this.obligations.change(write, goneSignal(response)));
  }

  @Delete(":obligationKey")
  @ApiParam(OBLIGATION_KEY)
  @Access({ project: "editor", scope: "propose" })
  @ApiOperation({ operationId: "removeObligation", summary: "Takes an obligation out of the draft" })
  @AnswersPromise()
  @ApiProblem(403, "An agent token removes only what a token added and no person changed since (human_only)")
  async remove(
    @CallerOf() caller: ProjectCaller,
    @Param("promiseId", GuidPipe) id: Guid,
    @Param("obligationKey") key: string,
    @Res() response: Response,
  ): Promise<void> {
    const write = { ...promiseWriteOf(caller, id, response.req.headers), key };
    await sendPromise(response, await this.obligations.remove(write, goneSignal(response)));
  }
}
