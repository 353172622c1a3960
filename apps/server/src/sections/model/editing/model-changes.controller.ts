import { Controller, HttpCode, Post, Res } from "@nestjs/common";
import { ApiOkResponse, ApiOperation, ApiTags } from "@nestjs/swagger";
import type { Response } from "express";
import { Access, CallerOf } from "../../../platform/access/access.decorator.js";
import type { ProjectCaller } from "../../../platform/access/principal.js";
import { DocumentBody, DocumentBytes } from "../../../platform/http/body.decorator.js";
import { ApiPreconditions } from "../../../platform/openapi/preconditions.decorator.js";
import { ApiConflict, ApiProblem } from "../../../platform/openapi/problem-responses.js";
import { ChangeResultResponse } from "../dto/change-result.response.js";
import { ModelChangesRequest } from "../dto/model-changes.request.js";
import { MAX_BATCH_BODY } from "../limits.js";
import { ModelEditsService } from "./model-edits.service.js";
import { callOf, NEW_VERSION, sendEdit } from "./send-edit.js";

/** See docs/reference/streams.md#a-batch-of-changes. */
@ApiTags("model")
@Controller("api/projects/:projectId/model/changes")
export class ModelChangesController {
  constructor(private readonly edits: ModelEditsService) {}

  @Post()
  @HttpCode(200)
  @Access({ project: "editor", person: true })
  @DocumentBody({ limit: MAX_BATCH_BODY, type: ModelChangesRequest })
  @ApiOperation({ operationId: "changeModel", summary: "Puts and deletes many facts, all or none" })
  @ApiPreconditions("The version of the model in quotes")
  @ApiOkResponse({ type: ChangeResultResponse, headers: NEW_VERSION })
  @ApiConflict("The model is at another version (conflict), or something refers to what goes (in_use)")
  @ApiProblem(429, "Too many changes are waiting")
  async change(
    @CallerOf() caller: ProjectCaller,
    @DocumentBytes() bytes: Uint8Array,
    @Res() response: Response,
  ): Promise<void> {
    await sendEdit(response, await this.edits.change(callOf(caller, response), bytes));
  }
}
