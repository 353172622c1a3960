import { Controller, Param, Post, Res } from "@nestjs/common";
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from "@nestjs/swagger";
import type { Guid } from "@plumbline/model-core";
import type { Response } from "express";
import { Access, CallerOf } from "../../../platform/access/access.decorator.js";
import { GuidPipe } from "../../../platform/access/guid.pipe.js";
import type { ProjectCaller, UserPrincipal } from "../../../platform/access/principal.js";
import { DocumentBody, DocumentBytes } from "../../../platform/http/body.decorator.js";
import { goneSignal } from "../../../platform/http/client-presence.js";
import { sendBytes } from "../../../platform/http/send-bytes.js";
import { ApiConflict, ApiProblem } from "../../../platform/openapi/problem-responses.js";
import { DecisionResponse } from "../../decisions/dto/decision.response.js";
import { QuestionResponse } from "../../questions/dto/question.js";
import { KeepQuestionRequest } from "../dto/keep.js";
import { MAX_DECISION_OF_PROPOSAL_BODY } from "../limits.js";
import { KeepingService } from "./keeping.service.js";
import { PlacePipe } from "./place.pipe.js";

type Person = ProjectCaller<UserPrincipal>;

const INDEX = {
  name: "index",
  description: "Place in the list of the critique, from 0",
  schema: { type: "integer", minimum: 0 },
} as const;

const JSON_TEXT = "application/json; charset=utf-8";

/** What people keep of what an AI said (docs/reference/ai.md#keeping). */
@ApiTags("help from AI")
@ApiProblem(429, "Too many writes are waiting")
@Controller("api/projects/:projectId")
export class KeepingController {
  constructor(private readonly keeping: KeepingService) {}

  @Post("review/critiques/:critiqueId/questions/:index/keep")
  @Access({ project: "editor", person: true })
  @ApiOperation({ operationId: "keepQuestionOfCritique", summary: "Makes a question of one of a critique" })
  @ApiCreatedResponse({ type: QuestionResponse })
  @ApiParam(INDEX)
  @ApiConflict("It is kept already, the project has too many questions, or its workspace stores too much")
  async keepQuestion(
    @CallerOf() caller: Person,
    @Param("critiqueId", GuidPipe) id: Guid,
    @Param("index", PlacePipe) index: number,
    @Res() response: Response,
  ): Promise<void> {
    const { bytes } = await this.keeping.questionOfCritique({ caller, id, index }, goneSignal(response));
    await send(response, bytes, true);
  }

  @Post("review/critiques/:critiqueId/proposed-decisions/:index/keep")
  @Access({ project: "editor", person: true })
  @ApiOperation({
    operationId: "keepDecisionOfCritique",
    summary: "Makes a proposed decision of one that a critique suggests",
  })
  @ApiCreatedResponse({ type: DecisionResponse })
  @ApiParam(INDEX)
  @ApiConflict("It is kept already, the project has too many decisions, or its workspace stores too much")
  async keepDecision(
    @CallerOf() caller: Person,
    @Param("critiqueId", GuidPipe) id: Guid,
    @Param("index", PlacePipe) index: number,
    @Res() response: Response,
  ): Promise<void> {
    const { bytes } = await this.keeping.decisionOfCritique({ caller, id, index }, goneSignal(response));
    await send(response, bytes, true);
  }

  @Post("questions/keep")
  @Access({ project: "editor", person: true })
  @DocumentBody({ limit: MAX_DECISION_OF_PROPOSAL_BODY, type: KeepQuestionRequest })
  @ApiOperation({ operationId: "keepQuestionOfProposal", summary: "Makes a question of one of a proposal" })
  @ApiCreatedResponse({ type: QuestionResponse })
  @ApiOkResponse({ description: "It was kept before", type: QuestionResponse })
  @ApiConflict("The project has too many questions, or its workspace stores too much")
  async keepProposed(
    @CallerOf() caller: Person,
    @DocumentBytes() body: Uint8Array,
    @Res() response: Response,
  ): Promise<void> {
    const { bytes, isNew } = await this.keeping.questionOfProposal(caller, body, goneSignal(response));
    await send(response, bytes, isNew);
  }
}

async function send(response: Response, bytes: Uint8Array, isNew: boolean): Promise<void> {
  response.status(isNew ? 201 : 200);
  await sendBytes(response.req, response, { bytes, contentType: JSON_TEXT });
}
