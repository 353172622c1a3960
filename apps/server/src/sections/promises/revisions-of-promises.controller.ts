import { Controller, Delete, Get, Param, Post, Res } from "@nestjs/common";
import { ApiOkResponse, ApiOperation, ApiTags } from "@nestjs/swagger";
import type { Guid } from "@plumbline/model-core";
import type { PromiseChanges } from "@plumbline/promise-core";
import type { Response } from "express";
import { Access, CallerOf } from "../../platform/access/access.decorator.js";
import { GuidPipe } from "../../platform/access/guid.pipe.js";
import type { ProjectCaller } from "../../platform/access/principal.js";
import { DocumentBody, DocumentBytes } from "../../platform/http/body.decorator.js";
import { goneSignal } from "../../platform/http/client-presence.js";
import { ApiConflict, ApiProblem } from "../../platform/openapi/problem-responses.js";
import { AnswersPromise } from "./answers-promise.decorator.js";
import { PromiseChangesResponse } from "./dto/changes.response.js";
import { ApproveRequest, ReviseRequest } from "./dto/requests.js";
import { MAX_SMALL_BODY } from "./limits.js";
import { promiseWriteOf } from "./promise-write.js";
import { PromisesService } from "./promises.service.js";
import { sendPromise } from "./send-promise.js";

/** What moves a promise from one revision to the next (docs/reference/promises.md#states). */
@ApiTags("promises")
@ApiProblem(429, "Too many reads and writes of promises are waiting")
@Controller("api/projects/:projectId/promises/:promiseId")
export class RevisionsOfPromisesController {
  constructor(private readonly promises: PromisesService) {}

  @Post("revise")
  @Access({ project: "editor", scope: "propose" })
  @DocumentBody({ limit: MAX_SMALL_BODY, type: ReviseRequest })
  @ApiOperation({ operationId: "revisePromise", summary: "Begins a draft beside the approved revision" })
  @AnswersPromise()
  @ApiConflict("The promise has a draft, is retired, or has too many revisions")
  async revise(
    @CallerOf() caller: ProjectCaller,
    @Param("promiseId", GuidPipe) id: Guid,
    @DocumentBytes() bytes: Uint8Array,
    @Res() response: Response,
  ): Promise<void> {
    const write = { ...promiseWriteOf(caller, id, response.req.headers), bytes };
    await sendPromise(response, await this.promises.revise(write, goneSignal(response)));
  }

  @Post("approve")
  @Access({ project: "owner", person: true })
  @DocumentBody({ limit: MAX_SMALL_BODY, type: ApproveRequest })
  @ApiOperation({ operationId: "approvePromise", summary: "Approves exactly the draft that was read" })
  @AnswersPromise()
  @ApiConflict("There is no draft (conflict), or it is another one (revision_changed)")
  async approve(
    @CallerOf() caller: ProjectCaller,
    @Param("promiseId", GuidPipe) id: Guid,
    @DocumentBytes() bytes: Uint8Array,
    @Res() response: Response,
  ): Promise<void> {
    const write = { ...promiseWriteOf(caller, id, response.req.headers), bytes };
    await sendPromise(response, await this.promises.approve(write, goneSignal(response)));
  }

  @Delete("draft")
  @Access({ project: "editor", scope: "propose" })
  @ApiOperation({ operationId: "discardPromiseDraft", summary: "Discards the draft of an approved promise" })
  @AnswersPromise()
  @ApiProblem(403, "An agent token discards only what agent tokens alone wrote (human_only)")
  @ApiConflict("There is no draft, or nothing was ever approved")
  async discard(
    @CallerOf() caller: ProjectCaller,
    @Param("promiseId", GuidPipe) id: Guid,
    @Res() response: Response,
  ): Promise<void> {
    const write = promiseWriteOf(caller, id, response.req.headers);
    await sendPromise(response, await this.promises.discard(write, goneSignal(response)));
  }

  @Get("changes")
  @Access({ project: "viewer", scope: "read" })
  @ApiOperation({ operationId: "getPromiseChanges", summary: "What the draft changes of what is in force" })
  @ApiOkResponse({ type: PromiseChangesResponse })
  changes(
    @CallerOf() { projectId }: ProjectCaller,
    @Param("promiseId") name: string,
    @Res({ passthrough: true }) response: Response,
  ): Promise<PromiseChanges> {
    return this.promises.changes(projectId, name, goneSignal(response));
  }
}
