import { Controller, Param, Post, Res } from "@nestjs/common";
import { ApiOperation, ApiTags } from "@nestjs/swagger";
import type { Guid } from "@plumbline/model-core";
import type { Response } from "express";
import { Access, CallerOf } from "../../platform/access/access.decorator.js";
import { GuidPipe } from "../../platform/access/guid.pipe.js";
import type { ProjectCaller } from "../../platform/access/principal.js";
import { DocumentBody, DocumentBytes } from "../../platform/http/body.decorator.js";
import { goneSignal } from "../../platform/http/client-presence.js";
import { ApiConflict, ApiProblem } from "../../platform/openapi/problem-responses.js";
import { AnswersDecision } from "./answers-decision.decorator.js";
import { decisionWriteOf } from "./decision-write.js";
import { DecisionsService } from "./decisions.service.js";
import { AcceptDecisionRequest, RejectDecisionRequest } from "./dto/requests.js";
import { MAX_VERDICT_BODY } from "./limits.js";
import { sendDecision } from "./send-decision.js";

/** See docs/reference/decisions.md#states. */
@ApiTags("decisions")
@ApiProblem(429, "Too many reads and writes of decisions are waiting")
@Controller("api/projects/:projectId/decisions/:decisionId")
export class VerdictsController {
  constructor(private readonly decisions: DecisionsService) {}

  @Post("accept")
  @Access({ project: "owner", person: true })
  @DocumentBody({ limit: MAX_VERDICT_BODY, type: AcceptDecisionRequest })
  @ApiOperation({ operationId: "acceptDecision", summary: "Accepts exactly the decision that was read" })
  @AnswersDecision()
  @ApiConflict(
    "It is not proposed, or it cannot settle or supersede (conflict), or changed (decision_changed)",
  )
  async accept(
    @CallerOf() caller: ProjectCaller,
    @Param("decisionId", GuidPipe) id: Guid,
    @DocumentBytes() bytes: Uint8Array,
    @Res() response: Response,
  ): Promise<void> {
    const write = { ...decisionWriteOf(caller, id, response.req.headers), bytes };
    await sendDecision(response, await this.decisions.accept(write, goneSignal(response)));
  }

  @Post("reject")
  @Access({ project: "owner", person: true })
  @DocumentBody({ limit: MAX_VERDICT_BODY, type: RejectDecisionRequest })
  @ApiOperation({ operationId: "rejectDecision", summary: "Rejects a proposed decision, with a reason" })
  @AnswersDecision()
  @ApiConflict("It is not proposed (conflict), or changed (decision_changed)")
  async reject(
    @CallerOf() caller: ProjectCaller,
    @Param("decisionId", GuidPipe) id: Guid,
    @DocumentBytes() bytes: Uint8Array,
    @Res() response: Response,
  ): Promise<void> {
    const write = { ...decisionWriteOf(caller, id, response.req.headers), bytes };
    await sendDecision(response, await this.decisions.reject(write, goneSignal(response)));
  }
}
