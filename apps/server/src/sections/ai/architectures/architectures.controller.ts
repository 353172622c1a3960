import { Controller, Delete, Get, HttpCode, Param, Post, Query, Res } from "@nestjs/common";
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from "@nestjs/swagger";
import type { ArchitectureListItem } from "@plumbline/ai-tasks";
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
import { ArchitectureListQuery } from "../dto/architecture-list.query.js";
import {
  ArchitectureListItemResponse,
  ArchitectureProposalResponse,
  CreateArchitectureProposalRequest,
  DecideArchitectureProposalRequest,
  SubmitArchitectureProposalRequest,
} from "../dto/architecture-proposal.js";
import { ApiNotCreated } from "../dto/not-created.js";
import { PreviewQuery } from "../dto/preview.query.js";
import { MAX_AI_BODY, MAX_DECISION_OF_PROPOSAL_BODY } from "../limits.js";
import { sendCreated } from "../proposals/send-created.js";
import { ArchitectureCreationService } from "./architecture-creation.service.js";
import { ArchitecturesService } from "./architectures.service.js";

/** See docs/reference/ai.md#architecture-proposals. */
@ApiTags("help from AI")
@Controller("api/projects/:projectId/ai/architecture-proposals")
export class ArchitecturesController {
  constructor(
    private readonly proposals: ArchitecturesService,
    private readonly creation: ArchitectureCreationService,
  ) {}

  @Get()
  @Access({ project: "viewer", scope: "read" })
  @ApiOperation({
    operationId: "listArchitectureProposals",
    summary: "The architecture proposals of a project without their items, the newest first",
  })
  @ApiPageOf(ArchitectureListItemResponse)
  @ApiProblem(400, "cursor, limit or a filter breaks a rule")
  @ApiProblem(429, "Too many reads of proposals are waiting")
  list(
    @CallerOf() { projectId }: ProjectCaller,
    @Query() query: ArchitectureListQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Page<ArchitectureListItem>> {
    return this.proposals.list(projectId, query, goneSignal(response));
  }

  @Post()
  @Access({ project: "editor", person: true })
  @DocumentBody({ limit: MAX_AI_BODY, type: CreateArchitectureProposalRequest })
  @ApiOperation({
    operationId: "createArchitectureProposal",
    summary: "Asks an AI for an architecture: a person decides it item by item",
  })
  @ApiCreatedResponse({ type: ArchitectureProposalResponse })
  @ApiNotCreated()
  @ApiProblem(400, "The body breaks a rule, or too much would be told (context_too_large)")
  @ApiConflict(
    "The branch is closed, the project has too many open architecture proposals, or its workspace stores too much",
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
  @DocumentBody({ limit: MAX_AI_BODY, type: SubmitArchitectureProposalRequest })
  @ApiOperation({
    operationId: "submitArchitectureProposal",
    summary: "Submits an architecture against main as a proposal: a person decides it item by item",
  })
  @ApiCreatedResponse({ type: ArchitectureProposalResponse })
  @ApiConflict("The project has too many open architecture proposals, or its workspace stores too much")
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
  @ApiOperation({
    operationId: "getArchitectureProposal",
    summary: "One architecture proposal with its items",
  })
  @ApiOkResponse({ type: ArchitectureProposalResponse })
  @ApiProblem(429, "Too many reads of proposals are waiting")
  async read(
    @CallerOf() { projectId }: ProjectCaller,
    @Param("proposalId", GuidPipe) id: Guid,
    @Res() response: Response,
  ): Promise<void> {
    const answer = await this.proposals.read({ projectId, id }, goneSignal(response));
    await sendBytes(response.req, response, answer);
  }

  @Post(":proposalId/decide")
  @HttpCode(200)
  @Access({ project: "editor", person: true })
  @DocumentBody({ limit: MAX_DECISION_OF_PROPOSAL_BODY, type: DecideArchitectureProposalRequest })
  @ApiOperation({
    operationId: "decideArchitectureProposal",
    summary: "Accepts and rejects items of an open architecture proposal, all or nothing",
  })
  @ApiOkResponse({ type: ArchitectureProposalResponse })
  @ApiConflict(
    "The proposal is not open or its branch closed; items are not taken, which are named (proposal_items_refused); or the workspace stores too much",
  )
  @ApiProblem(429, "Too many writes of proposals are waiting")
  async decide(
    @CallerOf() caller: ProjectCaller<UserPrincipal>,
    @Param("proposalId", GuidPipe) id: Guid,
    @DocumentBytes() bytes: Uint8Array,
    @Res() response: Response,
  ): Promise<void> {
    const answer = await this.proposals.decide({ caller, id, bytes, gone: goneSignal(response) });
    await sendBytes(response.req, response, answer);
  }

  @Delete(":proposalId")
  @HttpCode(204)
  @Access({ project: "editor", scope: "propose" })
  @ApiOperation({
    operationId: "deleteArchitectureProposal",
    summary:
      "Deletes an architecture proposal of which nothing is accepted; an agent token its own open one alone",
  })
  @ApiNoContentResponse()
  @ApiConflict("Items of the proposal were accepted")
  @ApiProblem(429, "Too many writes of proposals are waiting")
  remove(
    @CallerOf() caller: ProjectCaller,
    @Param("proposalId", GuidPipe) id: Guid,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    return this.proposals.remove(caller, id, goneSignal(response));
  }
}
