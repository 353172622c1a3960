import { Controller, Delete, Get, HttpCode, Param, Post, Put, Query, Res } from "@nestjs/common";
import {
  ApiCreatedResponse,
  ApiExtraModels,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
  getSchemaPath,
} from "@nestjs/swagger";
import type { Guid } from "@plumbline/model-core";
import type { PromiseListItem } from "@plumbline/promise-core";
import type { Response } from "express";
import { Access, CallerOf } from "../../platform/access/access.decorator.js";
import { GuidPipe } from "../../platform/access/guid.pipe.js";
import type { ProjectCaller } from "../../platform/access/principal.js";
import { AlsoAnswers } from "../../platform/http/also-answers.decorator.js";
import { DocumentBody, DocumentBytes } from "../../platform/http/body.decorator.js";
import { goneSignal } from "../../platform/http/client-presence.js";
import { ApiPreconditions } from "../../platform/openapi/preconditions.decorator.js";
import { ApiConflict, ApiProblem } from "../../platform/openapi/problem-responses.js";
import { ApiPageOf } from "../../platform/pagination/api-page.js";
import type { Page } from "../../platform/pagination/page.js";
import { PromiseListItemResponse, PromiseResponse } from "./dto/promise.response.js";
import { PromiseListQuery } from "./dto/promise-list.query.js";
import { PromiseFormatQuery } from "./dto/promise-queries.js";
import { PromiseRequest } from "./dto/requests.js";
import { MAX_PROMISE_BODY } from "./limits.js";
import { promiseWriteOf } from "./promise-write.js";
import { PromisesService } from "./promises.service.js";
import { PROMISE_TAG, PROMISE_TAGGED, sendPromise } from "./send-promise.js";

const READ = {
  "application/json": { schema: { $ref: getSchemaPath(PromiseResponse) } },
  "text/markdown": { schema: { type: "string" as const } },
};
const BODY = { limit: MAX_PROMISE_BODY, type: PromiseRequest };

/** See docs/reference/promises.md. */
@ApiTags("promises")
@ApiProblem(429, "Too many reads and writes of promises are waiting")
@Controller("api/projects/:projectId/promises")
export class PromisesController {
  constructor(private readonly promises: PromisesService) {}

  @Get()
  @Access({ project: "viewer", scope: "read" })
  @ApiOperation({
    operationId: "listPromises",
    summary: "The promises of a project, in requirement-number order",
  })
  @ApiPageOf(PromiseListItemResponse)
  @ApiProblem(400, "cursor, limit or a filter breaks a rule")
  list(
    @CallerOf() { projectId }: ProjectCaller,
    @Query() query: PromiseListQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Page<PromiseListItem>> {
    return this.promises.list(projectId, query, goneSignal(response));
  }

  @Post()
  @Access({ project: "editor", scope: "propose" })
  @DocumentBody(BODY)
  @ApiOperation({ operationId: "createPromise", summary: "Creates a promise with its first draft" })
  @ApiCreatedResponse({ type: PromiseResponse, headers: PROMISE_TAGGED })
  @ApiConflict("The project has no prefix yet, too many promises, or stores too much")
  async create(
    @CallerOf() caller: ProjectCaller,
    @DocumentBytes() bytes: Uint8Array,
    @Res() response: Response,
  ): Promise<void> {
    const made = await this.promises.create(caller, bytes, goneSignal(response));
    await sendPromise(response, made, { status: 201 });
  }

  @Get(":promiseId")
  @Access({ project: "viewer", scope: "read" })
  @AlsoAnswers("text/markdown")
  @ApiOperation({ operationId: "getPromise", summary: "A promise with its revisions and what shows them" })
  @ApiExtraModels(PromiseResponse)
  @ApiOkResponse({ description: "The promise", content: READ, headers: PROMISE_TAGGED })
  @ApiProblem(400, "format has another value")
  async read(
    @CallerOf() { projectId }: ProjectCaller,
    @Param("promiseId") name: string,
    @Query() { format }: PromiseFormatQuery,
    @Res() response: Response,
  ): Promise<void> {
    const read = await this.promises.read(projectId, name, format, goneSignal(response));
    const contentType = format === "markdown" ? "text/markdown; charset=utf-8" : undefined;
    await sendPromise(response, read, contentType === undefined ? {} : { contentType });
  }

  @Put(":promiseId")
  @Access({ project: "editor", scope: "propose" })
  @DocumentBody(BODY)
  @ApiOperation({ operationId: "changePromise", summary: "Changes what the draft of a promise says" })
  @ApiPreconditions(PROMISE_TAG)
  @ApiOkResponse({ type: PromiseResponse, headers: PROMISE_TAGGED })
  @ApiConflict("The newest revision is approved, or is another one (revision_changed)")
  async change(
    @CallerOf() caller: ProjectCaller,
    @Param("promiseId", GuidPipe) id: Guid,
    @DocumentBytes() bytes: Uint8Array,
    @Res() response: Response,
  ): Promise<void> {
    const write = { ...promiseWriteOf(caller, id, response.req.headers), bytes };
    await sendPromise(response, await this.promises.change(write, goneSignal(response)));
  }

  @Delete(":promiseId")
  @HttpCode(204)
  @Access({ project: "editor", scope: "propose" })
  @ApiOperation({ operationId: "deletePromise", summary: "Deletes a promise that was never approved" })
  @ApiPreconditions(PROMISE_TAG)
  @ApiNoContentResponse()
  @ApiProblem(403, "An agent token deletes only what agent tokens alone wrote (human_only)")
  @ApiConflict("The promise was approved, or is another one (revision_changed)")
  remove(
    @CallerOf() caller: ProjectCaller,
    @Param("promiseId", GuidPipe) id: Guid,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    const write = promiseWriteOf(caller, id, response.req.headers);
    return this.promises.remove(write, goneSignal(response));
  }
}
