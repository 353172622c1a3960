import { Body, Controller, HttpCode, Param, Post, Req, Res } from "@nestjs/common";
import { ApiBody, ApiOkResponse, ApiOperation, ApiTags } from "@nestjs/swagger";
import type { Guid } from "@plumbline/model-core";
import type { Request, Response } from "express";
import { Access, CallerOf } from "../../platform/access/access.decorator.js";
import { GuidPipe } from "../../platform/access/guid.pipe.js";
import { actorOf, type ProjectCaller } from "../../platform/access/principal.js";
import { OptionalJsonBody } from "../../platform/http/body.decorator.js";
import { goneSignal } from "../../platform/http/client-presence.js";
import { preconditionsOf, writtenStateOf } from "../../platform/http/preconditions.js";
import { sendBytes } from "../../platform/http/send-bytes.js";
import { ApiPreconditions } from "../../platform/openapi/preconditions.decorator.js";
import { ApiConflict, ApiProblem } from "../../platform/openapi/problem-responses.js";
import { ChangeResultResponse } from "../model/dto/change-result.response.js";
import { BranchMergesService } from "./branch-merges.service.js";
import { MergeBranchRequest } from "./dto/merge-branch.request.js";

/** See docs/reference/branches-and-revisions.md#merging. */
@ApiTags("branches")
@Controller("api/projects/:projectId/branches/:branchId/merge")
export class BranchMergesController {
  constructor(private readonly merges: BranchMergesService) {}

  @Post()
  @HttpCode(200)
  @Access({ project: "editor", person: true })
  @OptionalJsonBody()
  @ApiOperation({ operationId: "mergeBranch", summary: "Brings what a draft changed into main" })
  @ApiBody({ type: MergeBranchRequest, required: false })
  @ApiPreconditions("Main's version in quotes, as expectedVersion")
  @ApiOkResponse({ type: ChangeResultResponse })
  @ApiConflict("A variant, a branch that is not open, main at another version, or conflicts")
  @ApiProblem(429, "Too many merges are waiting")
  async merge(
    @CallerOf() caller: ProjectCaller,
    @Param("branchId", GuidPipe) branchId: Guid,
    @Body() body: MergeBranchRequest,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const wanted = {
      expectedVersion: body.expectedVersion ?? null,
      ifMatch: writtenStateOf(preconditionsOf(request.headers), "main"),
    };
    const { projectId } = caller;
    const merge = { projectId, branchId, ...wanted, actor: actorOf(caller) };
    await sendBytes(request, response, await this.merges.merge(merge, goneSignal(response)));
  }
}
