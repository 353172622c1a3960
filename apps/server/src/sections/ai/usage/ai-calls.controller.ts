import { Controller, Get, Query } from "@nestjs/common";
import { ApiOperation, ApiTags } from "@nestjs/swagger";
import type { AiCall } from "@plumbline/ai-tasks";
import { Access, CallerOf } from "../../../platform/access/access.decorator.js";
import type { WorkspaceCaller } from "../../../platform/access/principal.js";
import { ApiProblem } from "../../../platform/openapi/problem-responses.js";
import { ApiPageOf } from "../../../platform/pagination/api-page.js";
import type { Page } from "../../../platform/pagination/page.js";
import { PageQuery } from "../../../platform/pagination/page-query.js";
import { AiCallResponse } from "../dto/usage.js";
import { AiUsageService } from "./ai-usage.service.js";

/** See docs/reference/ai.md#calls. */
@ApiTags("help from AI")
@Controller("api/workspaces/:workspaceId/ai/calls")
export class AiCallsController {
  constructor(private readonly usages: AiUsageService) {}

  @Get()
  @Access({ workspace: "owner", person: true })
  @ApiOperation({ operationId: "listAiCalls", summary: "The calls to providers of AI, the newest first" })
  @ApiPageOf(AiCallResponse)
  @ApiProblem(400, "cursor or limit breaks a rule")
  list(@CallerOf() { workspaceId }: WorkspaceCaller, @Query() query: PageQuery): Promise<Page<AiCall>> {
    return this.usages.page(workspaceId, query);
  }
}
