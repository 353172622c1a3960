import { Controller, Delete, Get, HttpCode, Param, Post, Query, Res } from "@nestjs/common";
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from "@nestjs/swagger";
import type { FlowProposalListItem } from "@plumbline/ai-tasks";
import type { Guid } from "@plumbline/model-core";
import type { Response } from "express";
import { Access, CallerOf } from "../../../platform/access/access.decorator.js";
import { GuidPipe } from "../../../platform/access/guid.pipe.js";
import type { ProjectCaller, UserPrincipal } from "../../../platform/access/principal.js";
import { DocumentBody, DocumentBytes } from "../../../platform/http/body.decorator.js";
import { goneSignal } from "../../../platform/http/client-presence.js";
import { sendBytes } from "../../../platform/http/send-bytes.js";
import { ApiConflict, ApiProblem } from "../../../platform/openapi/problem-responses.js";
import { ApiPageOf } from "../../../platform/pagination/api-page.js";
import type { Page } from "../../../platform/pagination/page.js";
import {
  CreateFlowProposalRequest,
  FlowProposalListItemResponse,
  FlowProposalResponse,
  SubmitFlowProposalRequest,
} from "../dto/flow-proposal.js";
import { FlowProposalListQuery } from "../dto/flow-proposal-list.query.js";
import { ApiNotCreated } from "../dto/not-created.js";
import { PreviewQuery } from "../dto/preview.query.js";
import { MAX_AI_BODY } from "../limits.js";
import { sendCreated } from "../proposals/send-created.js";
import { FlowCreationService } from "./flow-creation.service.js";
import { FlowProposalsService } from "./flow-proposals.service.js";

/** See docs/reference/ai.md#flow-proposals. */
@ApiTags("help from AI")
@Controller("api/projects/:projectId/ai/flow-proposals")
export class FlowProposalsController {
  constructor(
    private readonly proposals: FlowProposalsService,
    private readonly creation: FlowCreationService,
  ) {}

  @Get()
  @Access({ project: "viewer", scope: "read" })
  @ApiOperation({
    operationId: "listFlowProposals",
    summary: "The flow proposals of a project without their flows, the newest first",
  })
  @ApiPageOf(FlowProposalListItemResponse)
  @ApiProblem(400, "cursor, limit or a filter breaks a rule")
  @ApiProblem(429, "Too many reads of proposals are waiting")
  list(
    @CallerOf() { projectId }: ProjectCaller,
    @Query() query: FlowProposalListQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Page<FlowProposalListItem>> {
    return this.proposals.list(projectId, query, goneSignal(response));
  }

  @Post()
  @Access({ project: "editor", person: true })
  @DocumentBody({ limit: MAX_AI_BODY, type: CreateFlowProposalRequest })
  @ApiOperation({ operationId: "createFlowProposal", summary: "Asks an AI for a flow: a person decides it" })
  @ApiCreatedResponse({ type: FlowProposalResponse })
  @ApiNotCreated()
  @ApiProblem(400, "The body breaks a rule, or too much would be told (context_too_large)")
  @ApiConflict(
    "The branch is closed, the scenario to revise is deleted, the project has too many open flow proposals, or its workspace stores too much",
  )
  @ApiProblem(429, "Too much help is asked for at this moment, or the provider takes no more calls")
  @ApiProblem(503, "The service stops")
  async create(
    @CallerOf() caller: ProjectCaller<UserPrincipal>,
    @DocumentBytes() bytes: Uint8Array,
    @Query() { preview }: PreviewQuery,
    @Res() response: Response,
  ): Promise<void> {
    const gone = goneSignal(response);
    const isPreview = preview === "true";
    await sendCreated(response, await this.creation[isPreview ? "preview" : "create"](caller, bytes, gone));
  }

  @Post("submit")
  @Access({ project: "editor", scope: "propose" })
  @DocumentBody({ limit: MAX_AI_BODY, type: SubmitFlowProposalRequest })
  @ApiOperation({
    operationId: "submitFlowProposal",
    summary: "Submits a flow against main as a proposal: a person decides it",
  })
  @ApiCreatedResponse({ type: FlowProposalResponse })
  @ApiConflict(
    "The project has too many open flow proposals, its workspace stores too much, or the scenario to revise is deleted",
  )
  @ApiProblem(429, "Too many submissions in a minute, or too many wait")
  async submit(
    @CallerOf() caller: ProjectCaller,
    @DocumentBytes() bytes: Uint8Array,
    @Res() response: Response,
  ): Promise<void> {
    const answer = await this.proposals.submit(caller, bytes, goneSignal(response));
    response.status(201);
    await sendBytes(response.req, response, answer);
  }

  @Get(":proposalId")
  @Access({ project: "viewer", scope: "read" })
  @ApiOperation({ operationId: "getFlowProposal", summary: "One flow proposal" })
  @ApiOkResponse({ type: FlowProposalResponse })
  @ApiProblem(429, "Too many reads of proposals are waiting")
  async read(
    @CallerOf() { projectId }: ProjectCaller,
    @Param("proposalId", GuidPipe) id: Guid,
    @Res() response: Response,
  ): Promise<void> {
    const answer = await this.proposals.read({ projectId, id }, goneSignal(response));
    await sendBytes(response.req, response, answer);
  }

  @Delete(":proposalId")
  @HttpCode(204)
  @Access({ project: "editor", scope: "propose" })
  @ApiOperation({
    operationId: "deleteFlowProposal",
    summary: "Deletes a flow proposal that is not accepted; an agent token its own open one alone",
  })
  @ApiNoContentResponse()
  @ApiConflict("The proposal is accepted")
  @ApiProblem(429, "Too many writes of proposals are waiting")
  remove(
    @CallerOf() caller: ProjectCaller,
    @Param("proposalId", GuidPipe) id: Guid,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    return this.proposals.remove({ caller, id, gone: goneSignal(response) });
  }
}
