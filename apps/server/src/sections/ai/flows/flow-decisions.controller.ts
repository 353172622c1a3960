import { Controller, HttpCode, Param, Post, Res } from "@nestjs/common";
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from "@nestjs/swagger";
import type { Guid } from "@plumbline/model-core";
import type { Response } from "express";
import { Access, CallerOf } from "../../../platform/access/access.decorator.js";
import { GuidPipe } from "../../../platform/access/guid.pipe.js";
import type { ProjectCaller, UserPrincipal } from "../../../platform/access/principal.js";
import { DocumentBody, DocumentBytes } from "../../../platform/http/body.decorator.js";
import { goneSignal } from "../../../platform/http/client-presence.js";
import { sendBytes } from "../../../platform/http/send-bytes.js";
import { ApiConflict, ApiProblem } from "../../../platform/openapi/problem-responses.js";
import {
  AcceptFlowProposalRequest,
  CreateMissingPartRequest,
  FlowAcceptanceResponse,
  FlowProposalResponse,
  RejectProposalRequest,
} from "../dto/flow-proposal.js";
import { MAX_DECISION_OF_PROPOSAL_BODY } from "../limits.js";
import { FlowProposalsService } from "./flow-proposals.service.js";

type Person = ProjectCaller<UserPrincipal>;

const BODY_LIMIT = { limit: MAX_DECISION_OF_PROPOSAL_BODY };
const WAITING = "Too many writes of proposals are waiting";

/** What people do with flow proposals (docs/reference/ai.md#accepting-a-flow). */
@ApiTags("help from AI")
@Controller("api/projects/:projectId/ai/flow-proposals/:proposalId")
export class FlowDecisionsController {
  constructor(private readonly proposals: FlowProposalsService) {}

  @Post("accept")
  @HttpCode(200)
  @Access({ project: "editor", person: true })
  @DocumentBody({ ...BODY_LIMIT, type: AcceptFlowProposalRequest })
  @ApiOperation({ operationId: "acceptFlowProposal", summary: "Makes a scenario of an open flow proposal" })
  @ApiOkResponse({ type: FlowAcceptanceResponse })
  @ApiConflict(
    "The proposal is not open or its branch closed; parts are missing (missing_parts); what it names is another one by now (proposal_stale); the ID is in use, or the project has too many scenarios",
  )
  @ApiProblem(429, WAITING)
  async accept(
    @CallerOf() caller: Person,
    @Param("proposalId", GuidPipe) id: Guid,
    @DocumentBytes() bytes: Uint8Array,
    @Res() response: Response,
  ): Promise<void> {
    const call = { caller, id, bytes, gone: goneSignal(response) };
    await sendBytes(response.req, response, await this.proposals.accept(call));
  }

  @Post("reject")
  @HttpCode(200)
  @Access({ project: "editor", person: true })
  @DocumentBody({ ...BODY_LIMIT, type: RejectProposalRequest })
  @ApiOperation({ operationId: "rejectFlowProposal", summary: "Rejects an open flow proposal" })
  @ApiOkResponse({ type: FlowProposalResponse })
  @ApiConflict("The proposal is not open")
  @ApiProblem(429, WAITING)
  async reject(
    @CallerOf() caller: Person,
    @Param("proposalId", GuidPipe) id: Guid,
    @DocumentBytes() bytes: Uint8Array,
    @Res() response: Response,
  ): Promise<void> {
    const call = { caller, id, bytes, gone: goneSignal(response) };
    await sendBytes(response.req, response, await this.proposals.reject(call));
  }

  @Post("missing/:alias/create")
  @HttpCode(200)
  @Access({ project: "editor", person: true })
  @DocumentBody({ ...BODY_LIMIT, type: CreateMissingPartRequest })
  @ApiOperation({
    operationId: "createMissingPart",
    summary: "Makes a part that a flow needs and the model lacks, or says which one is meant",
  })
  @ApiOkResponse({ type: FlowProposalResponse })
  @ApiParam({
    name: "alias",
    description: "What the flow calls the missing part",
    schema: { type: "string" },
  })
  @ApiConflict(
    "The proposal is not open or its branch closed; the part is there already (already_created), or hangs from missing ones (missing_dependency)",
  )
  @ApiProblem(429, WAITING)
  async createPart(
    @CallerOf() caller: Person,
    @Param("proposalId", GuidPipe) id: Guid,
    @Param("alias") alias: string,
    @DocumentBytes() bytes: Uint8Array,
    @Res() response: Response,
  ): Promise<void> {
    const call = { caller, id, bytes, gone: goneSignal(response) };
    await sendBytes(response.req, response, await this.proposals.createMissing(call, alias));
  }

  @Post("missing/create")
  @HttpCode(200)
  @Access({ project: "editor", person: true })
  @ApiOperation({
    operationId: "createMissingParts",
    summary: "Makes all parts that a flow needs and the model lacks still, all or none",
  })
  @ApiOkResponse({ type: FlowProposalResponse })
  @ApiProblem(400, "The model does not take one of them")
  @ApiConflict("The proposal is not open, or its branch closed")
  @ApiProblem(429, WAITING)
  async createParts(
    @CallerOf() caller: Person,
    @Param("proposalId", GuidPipe) id: Guid,
    @Res() response: Response,
  ): Promise<void> {
    const call = { caller, id, bytes: new Uint8Array(), gone: goneSignal(response) };
    await sendBytes(response.req, response, await this.proposals.createMissing(call, null));
  }
}
