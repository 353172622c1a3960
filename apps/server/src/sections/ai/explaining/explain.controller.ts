import { Controller, HttpCode, Post, Query, Res } from "@nestjs/common";
import { ApiExtraModels, ApiOkResponse, ApiOperation, ApiTags, getSchemaPath } from "@nestjs/swagger";
import type { AiPreview, ExplainDelta } from "@plumbline/ai-tasks";
import type { Response } from "express";
import { Access, CallerOf } from "../../../platform/access/access.decorator.js";
import type { ProjectCaller, UserPrincipal } from "../../../platform/access/principal.js";
import { DocumentBody, DocumentBytes } from "../../../platform/http/body.decorator.js";
import { goneSignal } from "../../../platform/http/client-presence.js";
import { ApiProblem } from "../../../platform/openapi/problem-responses.js";
import { ExplainDeltaResponse, ExplainRequestBody } from "../dto/explain.js";
import { PreviewQuery } from "../dto/preview.query.js";
import { AiPreviewResponse } from "../dto/usage.js";
import { MAX_AI_BODY } from "../limits.js";
import { ExplainService } from "./explain.service.js";

const ANSWERED = {
  "application/json": {
    schema: {
      anyOf: [{ $ref: getSchemaPath(ExplainDeltaResponse) }, { $ref: getSchemaPath(AiPreviewResponse) }],
    },
  },
};

/** See docs/reference/ai.md#explanations. */
@ApiTags("help from AI")
@Controller("api/projects/:projectId/ai/explain")
export class ExplainController {
  constructor(private readonly explanations: ExplainService) {}

  @Post()
  @HttpCode(200)
  @Access({ project: "viewer", person: true })
  @DocumentBody({ limit: MAX_AI_BODY, type: ExplainRequestBody })
  @ApiOperation({ operationId: "explainPart", summary: "A part of the design, explained by an AI" })
  @ApiExtraModels(ExplainDeltaResponse, AiPreviewResponse)
  @ApiOkResponse({ description: "The explanation, or what would be sent for it", content: ANSWERED })
  @ApiProblem(400, "The body breaks a rule, or too much would be told (context_too_large)")
  @ApiProblem(429, "Too much help is asked for at this moment, or the provider takes no more calls")
  @ApiProblem(503, "The service stops")
  explain(
    @CallerOf() caller: ProjectCaller<UserPrincipal>,
    @DocumentBytes() body: Uint8Array,
    @Query() { preview }: PreviewQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ExplainDelta | AiPreview> {
    const gone = goneSignal(response);
    return preview === "true"
      ? this.explanations.preview(caller, body, gone)
      : this.explanations.explain(caller, body, gone);
  }
}
